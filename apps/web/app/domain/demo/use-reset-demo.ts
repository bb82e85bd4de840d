import { useMutation } from '@tanstack/react-query'
import { resetDemo } from '@washline/contract/demo/endpoints'
import { callApiAs } from '../../platform/api/call-api.ts'

/** Brings the demo market back to its beginning, and this page with it: everybody is signed out. */
export const useResetDemo = (token: string) =>
  useMutation({
    mutationFn: () => callApiAs(token, resetDemo, { body: { confirm: 'reset' } }),
    onSuccess: () => location.reload(),
  })
