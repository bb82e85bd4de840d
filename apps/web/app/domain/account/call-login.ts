import type { Body } from '@washline/contract/endpoint'
import { login } from '@washline/contract/identity/endpoints'
import { callApi } from '../../platform/api/call-api.ts'

export const callLogin = (body: Body<typeof login, 'in'>) => callApi(login, { body })
