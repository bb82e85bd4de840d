import { useMutation } from '@tanstack/react-query'
import { removeEvidence, uploadEvidence } from '@washline/contract/verification/endpoints'
import type { VerificationStep } from '@washline/contract/verification/steps'
import { callApi } from '../../platform/api/call-api.ts'
import { toJpeg } from '../../platform/camera/to-jpeg.ts'
import { queryClient } from '../../platform/query.ts'
import { verificationQuery } from './use-verification.ts'

const readAgain = () => queryClient.invalidateQueries({ queryKey: verificationQuery.queryKey })

/** Adds a picture to a step; done once it is shown among the others. */
export const useUploadEvidence = (step: VerificationStep) =>
  useMutation({
    mutationFn: async (file: File) => {
      const form = new FormData()
      form.append('image', await toJpeg(file), 'evidence.jpg')
      await callApi(uploadEvidence, { params: { step }, form })
    },
    onSuccess: readAgain,
  })

export const useRemoveEvidence = () =>
  useMutation({
    mutationFn: async (id: number) => {
      await callApi(removeEvidence, { params: { id } })
    },
    onSuccess: readAgain,
  })
