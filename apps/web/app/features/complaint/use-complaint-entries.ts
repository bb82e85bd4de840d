import type { ComplaintReason } from '@washline/contract/complaints/rules'
import type { ComplaintForm as Form } from '@washline/contract/complaints/schemas'
import { market } from '@washline/contract/market'
import { type FormEvent, useState } from 'react'
import { useChosenPhotos } from '../../platform/camera/use-chosen-photos.ts'
import { useSubmitComplaint } from './use-complaints.ts'

const { complaints } = market
type Choice = 'same' | 'other' | 'refund'

/** What the customer enters; submitting shows what is missing. */
export function useComplaintEntries(form: Form) {
  const submit = useSubmitComplaint(form.order_id)
  const [isAgain, setAgain] = useState(form.items.every(({ left }) => left === 0))
  const [pieces, setPieces] = useState<Readonly<Record<number, number>>>({})
  const [reason, setReason] = useState<ComplaintReason>('not_clean')
  const [choice, setChoice] = useState<Choice>('same')
  const [note, setNote] = useState('')
  const [isTried, setTried] = useState(false)
  const chosen = useChosenPhotos({ max: complaints.photosMax })
  const leftOf = (item: Form['items'][number]) => (isAgain ? item.left_again : item.left)
  const shown = form.items.flatMap((item) => (leftOf(item) > 0 ? [{ ...item, left: leftOf(item) }] : []))
  const items = shown.flatMap(({ item_id }) => {
    const quantity = pieces[item_id] ?? 0
    return quantity > 0 ? [{ item_id, quantity }] : []
  })
  const send = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (items.length === 0 || chosen.photos.length === 0 || submit.isPending) return
    submit.mutate(
      {
        reason,
        remedy: choice === 'refund' ? 'refund' : 'rewash',
        same_washer: choice === 'same',
        washed_again: isAgain,
        note,
        items,
        photos: chosen.photos,
      },
      {
        onSuccess: () => {
          for (const { id } of chosen.photos) chosen.remove(id)
          setPieces({})
          setTried(false)
        },
      },
    )
  }
  const chooseWash = (isSecond: boolean) => {
    setAgain(isSecond)
    setPieces({})
  }
  return {
    ...{ isAgain, shown, items, pieces, reason, choice, note, isTried, chosen, submit },
    ...{ send, chooseWash, setPieces, setReason, setChoice, setNote },
  }
}
