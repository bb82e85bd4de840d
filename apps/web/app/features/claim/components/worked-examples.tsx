import type { ItemId } from '@washline/contract/ids'
import { market } from '@washline/contract/market'
import { type Minor, minor } from '@washline/contract/money'
import { garmentById } from '@washline/contract/scanning/catalogue'
import { formatMinor } from '../../../platform/format/money.ts'
import { t } from '../../../platform/i18n/i18n.ts'
import { Detail } from '../../../ui/detail.tsx'
import { Ticket } from '../../../ui/ticket.tsx'
import { WorkingLines } from './working-lines.tsx'
import { type Entered, type Worth, worthOf } from './worth.ts'

type Example = Pick<Entered, 'problem' | 'retailMinor' | 'ageMonths' | 'condition'>
/** Any item: the examples name none. A cast, because the schema of ids would load zod on a page that validates nothing. */
const itemId = 1 as ItemId
const worked = (id: Parameters<typeof garmentById>[0], example: Example, declaredMinor?: Minor): Worth => {
  const { name, expectedLifeYears } = garmentById(id)
  const item = { itemId, name, quantity: 1, expectedLifeMonths: expectedLifeYears * 12, ...example }
  return worthOf(
    [item],
    declaredMinor === undefined ? [] : [{ itemId, valueMinor: declaredMinor }],
    market.coverage.includedMinor,
  )
}
const blazer = { problem: 'stained', retailMinor: minor(30_000), ageMonths: 12, condition: 'good' } as const

const examples = () => [
  {
    title: t('A pair of socks is missing'),
    text: t('Counted in, not counted out. No review needed: paid right away.'),
    worth: worked('socks', { problem: 'lost', retailMinor: minor(1_200), ageMonths: 12, condition: 'good' }),
  },
  {
    title: t('A sweater came back too small'),
    text: t('Two photos taken after delivery, a usual price: paid right away.'),
    worth: worked('sweater', { problem: 'shrunk', retailMinor: minor(6_000), ageMonths: 18, condition: 'good' }),
  },
  {
    title: t('A blazer that was not declared'),
    text: t('It counts as the limit. Our team reviews it because the price is far above the usual one.'),
    worth: worked('blazer', blazer),
  },
  {
    title: t('The same blazer, declared'),
    text: t('It was declared when ordering, so its real value counts.'),
    worth: worked('blazer', blazer, minor(30_000)),
  },
]

/** Example claims, computed by the rules that decide real ones. */
export function WorkedExamples() {
  return (
    <section className="grid gap-6" aria-labelledby="examples">
      <h2 id="examples" className="section-title">
        {t('Worked examples')}
      </h2>
      <div className="grid items-start gap-6 desk:grid-cols-2 desk:gap-8">
        {examples().map(({ title, text, worth }) => (
          <Ticket key={title} label={title}>
            <Ticket.Part>
              <h3>{title}</h3>
              <p className="huge num mt-2">{formatMinor(worth.amountMinor)}</p>
              <p className="mt-2 text-ink-2">{text}</p>
            </Ticket.Part>
            <Ticket.Part>
              {worth.lines.map((line) => (
                <WorkingLines key={line.name} line={line} />
              ))}
            </Ticket.Part>
            <Ticket.Part tone="good">
              <Detail name={t('Paid')} total>
                {formatMinor(worth.amountMinor)}
              </Detail>
            </Ticket.Part>
          </Ticket>
        ))}
      </div>
    </section>
  )
}
