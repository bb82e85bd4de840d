import { useMutation } from '@tanstack/react-query'
import type { Body } from '@washline/contract/endpoint'
import { askDownload } from '@washline/contract/identity/account-endpoints'
import { callApi } from '../../platform/api/call-api.ts'

/** Requests the person's data; the browser saves the file from the returned address. */
export const useDownload = () =>
  useMutation({
    mutationFn: async (body: Body<typeof askDownload, 'in'>) => (await callApi(askDownload, { body })).data.url,
    onSuccess: (url) => {
      const link = document.createElement('a')
      link.href = url
      link.download = 'washline.zip'
      link.click()
    },
  })
