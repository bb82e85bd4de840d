import { useMutation } from '@tanstack/react-query'
import { removeAccountPhoto, uploadAccountPhoto } from '@washline/contract/identity/account-endpoints'
import { callApi } from '../../platform/api/call-api.ts'
import { toJpeg } from '../../platform/camera/to-jpeg.ts'
import { useShowAccount } from './use-show-account.ts'

export function useSetPhoto() {
  const keep = useShowAccount()
  return useMutation({
    mutationFn: async (file: File) => {
      const form = new FormData()
      form.append('image', await toJpeg(file), 'photo.jpg')
      return (await callApi(uploadAccountPhoto, { form })).data
    },
    onSuccess: keep,
  })
}

export function useRemovePhoto() {
  const keep = useShowAccount()
  return useMutation({ mutationFn: async () => (await callApi(removeAccountPhoto)).data, onSuccess: keep })
}
