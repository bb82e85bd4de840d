import { useMutation } from '@tanstack/react-query'
import type { EvidenceId } from '@washline/contract/ids'
import { removeEvidence, uploadEvidence } from '@washline/contract/verification/endpoints'
import type { VerificationStep } from '@washline/contract/verification/steps'
import { verificationQuery } from '../../domain/washer/use-verification.ts'
import { callApi } from '../../platform/api/call-api.ts'
import { toJpeg } from '../../platform/camera/to-jpeg.ts'
import { queryClient } from '../../platform/query.ts'

const readAgain = () => queryClient.invalidateQueries({ queryKey: verificationQuery.queryKey })

/** Adds a picture to a step; resolves once the picture is listed. */
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
    mutationFn: async (id: EvidenceId) => {
      await callApi(removeEvidence, { params: { id } })
    },
    onSuccess: readAgain,
  })
