export type MapTheme = 'light' | 'dark'

/** The colours of the map: the design's map tokens, and a few mixed from two of them. */
export const mapInks = {
  light: {
    land: '#F3EFE2',
    town: '#EEE9DA',
    block: '#E4DECB',
    blockEdge: '#D8D1BB',
    water: '#DCE1FF',
    shore: '#B9C2F6',
    park: '#CDEBDD',
    parkEdge: '#A9D6C1',
    road: '#FFFDF7',
    case: '#CFC9B5',
    motorway: '#FFFDF7',
    motorwayCase: '#171C46',
    rail: '#4A4F78',
    stitch: '#B9B4A1',
    label: '#4A4F78',
    title: '#171C46',
    waterLabel: '#2E37D0',
    parkLabel: '#17694A',
    halo: '#F8F5EC',
    roadHalo: '#FFFDF7',
    pin: '#F5A524',
    ink: '#171C46',
  },
  dark: {
    land: '#151A42',
    town: '#181D49',
    block: '#1F2657',
    blockEdge: '#262D66',
    water: '#1F2768',
    shore: '#343E94',
    park: '#1B3F44',
    parkEdge: '#2A5B5C',
    road: '#2A3068',
    case: '#10143A',
    motorway: '#3B428C',
    motorwayCase: '#0B0F2C',
    rail: '#8A90C8',
    stitch: '#4A5190',
    label: '#B8BCE0',
    title: '#F4F0E2',
    waterLabel: '#9AA3FF',
    parkLabel: '#7FDDB4',
    halo: '#0E1230',
    roadHalo: '#191E46',
    pin: '#F5A524',
    ink: '#0E1230',
  },
} as const satisfies Record<MapTheme, Record<string, string>>

export type MapInks = (typeof mapInks)[MapTheme]

/** What is drawn over the ground: circles, routes and outlines, those in a warm ink, and the shade. */
export const overlayInks = {
  light: { line: '#2E37D0', warm: '#C2410C', shade: '#171C46' },
  dark: { line: '#9AA3FF', warm: '#FDBA74', shade: '#000000' },
} as const satisfies Record<MapTheme, Record<string, string>>
