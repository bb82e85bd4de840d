export const schemes = ['light', 'dark'] as const
export type Scheme = (typeof schemes)[number]

/** In the order of the README. */
export const stills = ['estimate', 'search', 'tracking', 'request', 'console'] as const
export type Still = (typeof stills)[number]

export const folder = 'docs/pictures'
/** The hash of what was shown when they were drawn. */
export const stampFile = `${folder}/inputs.txt`
export const pictureFile = (name: Still | 'order', scheme: Scheme) => `${folder}/${name}-${scheme}.webp`
export const pictureFiles = [...stills, 'order' as const].flatMap((name) =>
  schemes.map((scheme) => pictureFile(name, scheme)),
)

const megabyte = 1_000_000
/** Each picture, and all of them: a repository is cloned whole. */
export const limits = { each: 3 * megabyte, all: 6 * megabyte }
