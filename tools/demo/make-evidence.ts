import { writeFile } from 'node:fs/promises'
import sharp from 'sharp'

/** Draws the pictures that the Washers of the demo send in: `node tools/demo/make-evidence.ts`. Nobody's papers are shown. */
const ink = '#171C46'
const line = (x: number, y: number, width: number, height = 12) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="6" fill="${ink}" opacity=".55"/>`
const table =
  '<rect width="960" height="720" fill="#C9B79A"/><path d="M0 150H960M0 330H960M0 520H960" stroke="#B7A384" stroke-width="3"/>'
const text = (text: string, x: number, y: number, size: number) =>
  `<text x="${x}" y="${y}" font-family="sans-serif" font-weight="700" font-size="${size}" fill="${ink}">${text}</text>`

const card = `${table}
<g transform="rotate(-4 480 360)">
<rect x="150" y="150" width="660" height="420" rx="28" fill="#DCE1FF" stroke="${ink}" stroke-width="5"/>
${text('SPECIMEN', 190, 222, 46)}
<rect x="190" y="260" width="190" height="240" rx="12" fill="#FFFDF7" stroke="${ink}" stroke-width="4"/>
<circle cx="285" cy="345" r="46" fill="#CDEBDD" stroke="${ink}" stroke-width="4"/>
<path d="M210 498C212 430 250 408 285 408S358 430 360 498Z" fill="#F5A524" stroke="${ink}" stroke-width="4"/>
${line(420, 280, 330)}${line(420, 320, 250)}${line(420, 380, 300)}${line(420, 420, 190)}${line(420, 480, 330, 26)}
</g>`

const character = `${table}
<g transform="rotate(3 480 360)">
<rect x="260" y="50" width="440" height="620" fill="#FFFDF7" stroke="${ink}" stroke-width="4"/>
${text('Certificate', 310, 140, 44)}${text('SPECIMEN', 310, 186, 26)}
${[240, 275, 310, 345, 400, 435, 470].map((y, n) => line(310, y, n % 3 === 2 ? 210 : 340)).join('')}
<circle cx="590" cy="580" r="52" fill="none" stroke="#C8371B" stroke-width="7"/>
<path d="M566 582 584 600 618 560" fill="none" stroke="#C8371B" stroke-width="9"/>
</g>`

const room = `<rect width="960" height="720" fill="#EFE9DA"/><rect y="540" width="960" height="180" fill="#B9B4A1"/>
<rect x="110" y="250" width="300" height="330" rx="16" fill="#FFFDF7" stroke="${ink}" stroke-width="5"/>
<circle cx="260" cy="430" r="100" fill="#DCE1FF" stroke="${ink}" stroke-width="5"/><circle cx="260" cy="430" r="66" fill="#2E37D0" opacity=".35"/>
${line(150, 285, 90, 22)}<circle cx="370" cy="296" r="16" fill="#F5A524" stroke="${ink}" stroke-width="4"/>
<path d="M470 150H910M480 150V110M900 150V110" stroke="${ink}" stroke-width="5" fill="none"/>
<path d="M520 150H640V300H520Z" fill="#CDEBDD" stroke="${ink}" stroke-width="5"/>
<path d="M690 150 730 190V320H840V190L880 150Z" fill="#DCE1FF" stroke="${ink}" stroke-width="5"/>
<rect x="500" y="430" width="380" height="24" fill="#C9B79A" stroke="${ink}" stroke-width="4"/>
<rect x="540" y="372" width="130" height="58" rx="8" fill="#F5A524" stroke="${ink}" stroke-width="4"/>
<rect x="700" y="352" width="130" height="78" rx="8" fill="#FFFDF7" stroke="${ink}" stroke-width="4"/>`

for (const [name, content] of Object.entries({ identity: card, background: character, facility: room })) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 960 720" width="960" height="720">${content}</svg>`
  const jpeg = await sharp(Buffer.from(svg)).jpeg({ quality: 78, mozjpeg: true }).toBuffer()
  await writeFile(new URL(`../../apps/api/src/demo/evidence/${name}.jpg`, import.meta.url), jpeg)
}
