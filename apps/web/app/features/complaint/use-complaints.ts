import { skipToken, useMutation, useQuery } from '@tanstack/react-query'
import {
  appealComplaint,
  complaintChanged,
  getComplaintForm,
  listWasherComplaints,
  submitComplaint,
  uploadComplaintPhoto,
} from '@washline/contract/complaints/endpoints'
import type { Body } from '@washline/contract/endpoint'
import type { ComplaintId, ComplaintPhotoId, OrderId } from '@washline/contract/ids'
import { userChannel } from '@washline/contract/notifications/realtime'
import { callApi } from '../../platform/api/call-api.ts'
import { useSubmitOnce } from '../../platform/api/use-submit-once.ts'
import type { ChosenPhoto } from '../../platform/camera/use-chosen-photos.ts'
import { queryClient } from '../../platform/query.ts'
import { on, useChannel } from '../../platform/realtime/use-channel.ts'
import { useUser } from '../../platform/session/use-user.ts'

const key = ['complaints'] as const
const readAgain = () => queryClient.invalidateQueries({ queryKey: key })

/** What can be complained about of an order, and its complaints; customers only. */
export const useComplaintForm = (orderId: OrderId | null) =>
  useQuery({
    queryKey: [...key, 'form', orderId],
    queryFn:
      orderId === null
        ? skipToken
        : async ({ signal }) => (await callApi(getComplaintForm, { params: { id: orderId }, signal })).data,
  })

/** Reads complaints again when one of this person's complaints changes. */
export function useLiveComplaints(): void {
  const { id } = useUser()
  useChannel(userChannel(id), [on(complaintChanged, () => void readAgain())], { onJoined: () => void readAgain() })
}

/** The last complaints about the Washer's work. */
export const useWasherComplaints = () =>
  useQuery({
    queryKey: [...key, 'washer'],
    queryFn: async ({ signal }) => (await callApi(listWasherComplaints, { signal })).data,
  })

/** Uploads the photos, each with its own key, so that a retry does not send those that arrived; then the complaint. */
export function useSubmitComplaint(orderId: OrderId) {
  const submitOnce = useSubmitOnce()
  return useMutation({
    mutationFn: async ({
      photos,
      ...complaint
    }: Omit<Body<typeof submitComplaint, 'in'>, 'order_id' | 'photo_ids'> & { photos: readonly ChosenPhoto[] }) => {
      const photo_ids: ComplaintPhotoId[] = []
      for (const { id: idempotencyKey, photo } of photos) {
        const form = new FormData()
        form.append('image', photo, `photo-${photo_ids.length + 1}`)
        photo_ids.push((await callApi(uploadComplaintPhoto, { params: { id: orderId }, form, idempotencyKey })).data.id)
      }
      const body = { ...complaint, order_id: orderId, photo_ids }
      return (await submitOnce(body, (idempotencyKey) => callApi(submitComplaint, { body, idempotencyKey }))).data
    },
    onSettled: () => readAgain(),
  })
}

export function useAppealComplaint(id: ComplaintId) {
  const submitOnce = useSubmitOnce()
  return useMutation({
    mutationFn: (text: string) =>
      submitOnce({ id, text }, (idempotencyKey) =>
        callApi(appealComplaint, { params: { id }, body: { text }, idempotencyKey }),
      ),
    onSettled: () => readAgain(),
  })
}
