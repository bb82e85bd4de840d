import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { AccessTokenId } from '@washline/contract/ids'
import { revokeAccessToken } from '@washline/contract/tokens/endpoints'
import { callApi } from '../../platform/api/call-api.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { toast } from '../../ui/toast.ts'
import { tokensQuery } from './use-tokens.ts'

export function useRevokeToken() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (id: AccessTokenId) => callApi(revokeAccessToken, { params: { id } }),
    onSuccess: () => toast.success(t('The token is revoked.')),
    onSettled: () => queries.invalidateQueries({ queryKey: tokensQuery.queryKey }),
  })
}
