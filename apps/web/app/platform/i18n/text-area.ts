/**
 * The areas of the client, each with its part of every catalogue: the landing page and the frames, the other public
 * pages, the screens of signed-in people, the operators' console.
 */
export const textAreas = ['site', 'pages', 'app', 'console'] as const
export type TextArea = (typeof textAreas)[number]
