/**
 * The parts of the client, each with its share of every catalogue: what the landing page and every frame say, the other
 * pages of visitors, the screens of signed-in people, the operators' console.
 */
export const textAreas = ['site', 'pages', 'app', 'console'] as const
export type TextArea = (typeof textAreas)[number]
