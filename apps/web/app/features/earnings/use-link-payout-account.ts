import { useMutation } from '@tanstack/react-query'
import { linkPayoutAccount } from '@washline/contract/earnings/endpoints'
import { earningsMessages } from '@washline/contract/earnings/messages'
import { useNavigate } from 'react-router'
import { callApi } from '../../platform/api/call-api.ts'
import { errorText } from '../../platform/api/error-text.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { toast } from '../../ui/toast.ts'

/** Opens the setup of the payout account: our own screen, or the payout service's page. */
export function useLinkPayoutAccount() {
  const navigate = useNavigate()
  return useMutation({
    mutationFn: async () => (await callApi(linkPayoutAccount)).data.url,
    onSuccess: (url) => (url.startsWith('/') ? navigate(url) : window.location.assign(url)),
    onError: (error) => toast.error(errorText(error, t(earningsMessages.accountFailed))),
  })
}
