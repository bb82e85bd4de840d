import { useMutation, useQuery } from '@tanstack/react-query'
import { downloadStatement, getStatement } from '@washline/contract/earnings/endpoints'
import { earningsMessages } from '@washline/contract/earnings/messages'
import { callApi } from '../../platform/api/call-api.ts'
import { errorText } from '../../platform/api/error-text.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { toast } from '../../ui/toast.ts'
import { earningsKey } from './use-earnings.ts'

export const useStatement = (month: string) =>
  useQuery({
    queryKey: [...earningsKey, 'statement', month],
    queryFn: async () => (await callApi(getStatement, { query: { month } })).data,
  })

function save(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }))
  const link = Object.assign(document.createElement('a'), { href: url, download: name })
  link.click()
  URL.revokeObjectURL(url)
}

/** Saves a month as a file for spreadsheets. */
export const useDownloadStatement = () =>
  useMutation({
    mutationFn: (month: string) => callApi(downloadStatement, { query: { month } }),
    onSuccess: (text, month) => save(`washline-${month}.csv`, text),
    onError: (error) => toast.error(errorText(error, t(earningsMessages.statement))),
  })
