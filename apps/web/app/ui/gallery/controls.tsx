import { useState } from 'react'
import { Button } from '../button.tsx'
import { Dialog } from '../dialog.tsx'
import { IconButton } from '../icon-button.tsx'
import { RatingInput } from '../rating-input.tsx'
import { SelectField } from '../select-field.tsx'
import { Sheet } from '../sheet.tsx'
import { Stepper } from '../stepper.tsx'
import { TextArea } from '../text-area.tsx'
import { TextField } from '../text-field.tsx'
import { toast } from '../toast.ts'

export function Controls() {
  return (
    <>
      <Buttons />
      <Fields />
    </>
  )
}

function Buttons() {
  const [open, setOpen] = useState<'dialog' | 'sheet'>()
  const close = () => setOpen(undefined)
  return (
    <>
      <section className="grid gap-4">
        <h2>Buttons</h2>
        <div className="flex flex-wrap items-center gap-4">
          <Button variant="primary">Primary</Button>
          <Button>Plain</Button>
          <Button flat icon="repeat">
            Flat
          </Button>
          <Button variant="danger">Danger</Button>
          <Button variant="link">Link</Button>
          <Button variant="primary" busy busyText="Saving...">
            Save Card
          </Button>
          <Button disabled>Disabled</Button>
          <Button aria-disabled onClick={() => toast.error('Please enter an address.')}>
            Continue
          </Button>
          <IconButton icon="bell" label="Notifications" dot />
          <IconButton icon="chat" label="Message" outlined />
        </div>
        <Button
          variant="primary"
          size="large"
          wide
          amount="$42.70"
          onClick={() => toast.success('Order marked as completed!')}
        >
          Confirm Order
        </Button>
        <div className="flex gap-4">
          <Button onClick={() => setOpen('dialog')}>Dialog</Button>
          <Button onClick={() => setOpen('sheet')}>Sheet</Button>
        </div>
      </section>
      <Dialog open={open === 'dialog'} onClose={close} title="Payment Card Required">
        <p>Please add a payment card before placing an order.</p>
        <div className="flex gap-3">
          <Button className="flex-1" onClick={close}>
            Cancel
          </Button>
          <Button variant="primary" className="flex-1" onClick={close}>
            Yes
          </Button>
        </div>
      </Dialog>
      <Sheet open={open === 'sheet'} onClose={close} title="Add an item">
        <TextField label="Name" />
        <Button variant="primary" wide onClick={close}>
          Add
        </Button>
      </Sheet>
    </>
  )
}

function Fields() {
  const [count, setCount] = useState(4)
  const [rating, setRating] = useState(4.5)
  return (
    <section className="grid gap-4">
      <h2>Fields</h2>
      <TextField label="Email" type="email" hint="We send the receipt here." />
      <TextField label="City" error="City is required" />
      <TextArea label="Notes" aside="38/200" defaultValue="Wool sweater: cold, and dry it flat, pls" />
      <SelectField label="Filter">
        <option>All</option>
        <option>Pending</option>
      </SelectField>
      <div className="flex flex-wrap items-center gap-6">
        <Stepper
          label="T-shirt"
          value={count}
          onChange={setCount}
          lessText="One T-shirt less"
          moreText="One T-shirt more"
        />
        <RatingInput label="Rating" value={rating} onChange={setRating} valueText={(value) => `${value} of 5`} />
        <span className="display num text-32">{rating.toFixed(1)}</span>
      </div>
    </section>
  )
}
