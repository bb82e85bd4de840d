import * as consoleComplaints from '@washline/contract/complaints/console-endpoints'
import * as complaints from '@washline/contract/complaints/endpoints'
import { plainPhoto } from '../../src/scanning/builders.ts'
import { photoForm } from '../harness/start-app.ts'
import type { ScenarioValues, Step } from './step.ts'

/** A complaint about the wash that waits for an operator, because the people share a device: refunded, appealed, and decided again. */
export function complaintSteps(values: ScenarioValues): readonly Step[] {
  const ofOrder = () => ({ params: { id: values.order } })
  const ofComplaint = () => ({ params: { id: values.complaint } })
  const decided = (body: object): Step => ({
    endpoint: consoleComplaints.decideConsoleComplaint,
    by: 'operator',
    request: () => ({ ...ofComplaint(), body: { reason: 'The photo shows a crease', ...body } }),
    again: 409,
  })
  return [
    {
      endpoint: complaints.getComplaintForm,
      by: 'customer',
      request: ofOrder,
      learn: ({ data }) => {
        values.complaintItem = data.items[0].item_id
      },
    },
    {
      endpoint: complaints.uploadComplaintPhoto,
      by: 'customer',
      request: () => ({ ...ofOrder(), form: photoForm(plainPhoto) }),
      learn: ({ data }) => {
        values.complaintPhoto = data.id
      },
    },
    {
      endpoint: complaints.submitComplaint,
      by: 'customer',
      request: () => ({
        body: {
          order_id: values.order,
          reason: 'creased',
          remedy: 'refund',
          same_washer: false,
          items: [{ item_id: values.complaintItem, quantity: 1 }],
          photo_ids: [values.complaintPhoto],
        },
      }),
      again: 422,
      learn: ({ data }) => {
        values.complaint = data.id
      },
    },
    { endpoint: complaints.listWasherComplaints, by: 'washer', strangers: 'own' },
    { endpoint: consoleComplaints.listConsoleComplaints, by: 'operator' },
    decided({ decision: 'refund', amount_minor: 100, liable_party: 'market', decisions: 0 }),
    {
      endpoint: complaints.appealComplaint,
      by: 'customer',
      also: 'washer',
      request: () => ({ ...ofComplaint(), body: { text: 'I paid for a whole wash, not for a part of one.' } }),
      again: 409,
    },
    decided({ decision: 'reject', decisions: 1 }),
  ]
}
