import { OrderCard } from './order-card.tsx'

/** The beginning of the customer's home without a current order: the part that needs no code. */
export function HomeOpening() {
  return (
    <div className="home-columns">
      <div className="grid content-start gap-6">
        <OrderCard />
      </div>
    </div>
  )
}
