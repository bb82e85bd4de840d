type Fabric = { readonly id: string; readonly seed: number; readonly foldPx: number; readonly depth: number; readonly wobblePx: number }

/** An SVG filter that turns flat colour into cloth: wobbling edges, lit folds and a fine weave. */
export function fabricFilter({ id, seed, foldPx, depth, wobblePx }: Fabric): string {
  return `<filter id="${id}" x="-10%" y="-10%" width="120%" height="120%" color-interpolation-filters="sRGB">
<feTurbulence type="fractalNoise" baseFrequency="${1 / foldPx}" numOctaves="3" seed="${seed}" result="folds"/>
<feDisplacementMap in="SourceGraphic" in2="folds" scale="${wobblePx}" xChannelSelector="R" yChannelSelector="G" result="cloth"/>
<feDiffuseLighting in="folds" surfaceScale="${depth}" diffuseConstant="1.25" lighting-color="#fff" result="light">
<feDistantLight azimuth="235" elevation="52"/></feDiffuseLighting>
<feComposite in="cloth" in2="light" operator="arithmetic" k1="1" result="lit"/>
<feTurbulence type="fractalNoise" baseFrequency="0.7" numOctaves="1" seed="${seed + 1}" result="noise"/>
<feColorMatrix in="noise" values="0.3 0 0 0 0.82 0.3 0 0 0 0.82 0.3 0 0 0 0.82 0 0 0 0 1" result="weave"/>
<feComposite in="lit" in2="weave" operator="arithmetic" k1="1"/></filter>`
}
