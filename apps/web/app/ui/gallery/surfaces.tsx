import { Accordion } from '../accordion.tsx'
import { Avatar } from '../avatar.tsx'
import { Button } from '../button.tsx'
import { EmptyState } from '../empty-state.tsx'
import { ErrorState } from '../error-state.tsx'
import { Note } from '../note.tsx'
import { Skeleton } from '../skeleton.tsx'
import { Spinner } from '../spinner.tsx'
import { Stars } from '../stars.tsx'
import { Tabs } from '../tabs.tsx'

const questions = [
  { question: 'How does AI scanning work?', answer: <p>One photo is enough.</p> },
  { question: 'Are my clothes safe?', answer: <p>Yes.</p> },
]

export function Surfaces() {
  return (
    <section className="grid gap-6">
      <h2>Surfaces</h2>
      <Note icon="bolt">Peer-to-peer laundry, powered by AI.</Note>
      <Note tone="good">Your new password is set.</Note>
      <Note tone="bad">Your card was declined.</Note>
      <div className="flex flex-wrap items-center gap-4">
        <Avatar initials="NW" />
        <Avatar initials="MT" large />
        <Stars value={4.3} label="4.3 of 5" />
        <Spinner label="Loading" />
        <Skeleton className="h-6 w-32" />
        <mark className="mark display text-24">3:42 PM</mark>
      </div>
      <Tabs
        label="About"
        firstOpen={1}
        tabs={[
          { title: 'Learn More', content: <p>2-Click Order</p> },
          { title: 'FAQ', content: <Accordion items={questions} firstOpen={0} /> },
        ]}
      />
      <EmptyState text="No orders found." garment="socks" fill="pin" next={<Button>Order Now</Button>} />
      <ErrorState title="Error loading chat" message="Failed to load chat" onRetry={() => undefined} />
    </section>
  )
}
