import { useMutation } from '@tanstack/react-query'
import { readCareLabel } from '@washline/contract/care/endpoints'
import { callApi } from '../../platform/api/call-api.ts'
import { readyPhoto } from '../../platform/camera/ready-photo.ts'

/** Reads the care label on a photo. The photo is not stored. */
export const useReadLabel = () =>
  useMutation({
    mutationFn: async (photo: File) => {
      const form = new FormData()
      form.append('image', await readyPhoto(photo), 'label.jpg')
      return (await callApi(readCareLabel, { form })).data
    },
  })
