import { market } from '@washline/contract/market'
import { toMajor } from '@washline/contract/money'
import { garmentById } from '@washline/contract/scanning/catalogue'
import { formatMoney } from '../../../platform/format/money.ts'
import { t } from '../../../platform/i18n/i18n.ts'
import { Fact } from '../../../ui/fact.tsx'
import { Ticket } from '../../../ui/ticket.tsx'
import { type Entered, type Worth, worthOf } from '../view-model.ts'
import { WorkingLines } from './working-lines.tsx'

const cover = toMajor(market.coverage.includedMinor)
type Example = Pick<Entered, 'problem' | 'retailMinor' | 'ageMonths' | 'condition'>
const worked = (id: Parameters<typeof garmentById>[0], example: Example, declaredMinor?: number): Worth => {
  const { name, lifeYears } = garmentById(id)
  const item = { itemId: 1, name, quantity: 1, lifeMonths: lifeYears * 12, ...example }
  return worthOf([item], declaredMinor === undefined ? [] : [{ itemId: 1, valueMinor: declaredMinor }], cover)
}
const blazer = { problem: 'stained', retailMinor: 30_000, ageMonths: 12, condition: 'good' } as const

const examples = () => [
  {
    title: t('A pair of socks is missing'),
    text: t('Counted in, not counted out. Nobody has to look at it: paid at once.'),
    worth: worked('socks', { problem: 'lost', retailMinor: 1_200, ageMonths: 12, condition: 'good' }),
  },
  {
    title: t('A sweater came back too small'),
    text: t('Two photos after the delivery, a usual price: paid at once.'),
    worth: worked('sweater', { problem: 'shrunk', retailMinor: 6_000, ageMonths: 18, condition: 'good' }),
  },
  {
    title: t('A blazer that nobody declared'),
    text: t('It counts as the limit. A person looks at it, for the price is far above the usual one.'),
    worth: worked('blazer', blazer),
  },
  {
    title: t('The same blazer, declared'),
    text: t('One tap when ordering, and its real value counts.'),
    worth: worked('blazer', blazer, 30_000),
  },
]

/** What the rules make of a few made-up cases, computed as real ones are. */
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
              <p className="huge num mt-2">{formatMoney(worth.amount)}</p>
              <p className="mt-2 text-ink-2">{text}</p>
            </Ticket.Part>
            <Ticket.Part>
              {worth.lines.map((line) => (
                <WorkingLines key={line.name} line={line} />
              ))}
            </Ticket.Part>
            <Ticket.Part tone="good">
              <Fact name={t('Paid')} total>
                {formatMoney(worth.amount)}
              </Fact>
            </Ticket.Part>
          </Ticket>
        ))}
      </div>
    </section>
  )
}
