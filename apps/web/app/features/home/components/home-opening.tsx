import { OrderCard } from './order-card.tsx'

/** How the customer's home begins where nothing is under way: all of it that needs no code to be read. */
export function HomeOpening() {
  return (
    <div className="home-columns">
      <div className="grid content-start gap-6">
        <OrderCard />
      </div>
    </div>
  )
}
