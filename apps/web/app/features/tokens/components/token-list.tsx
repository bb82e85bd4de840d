import type { AccessToken } from '@washline/contract/tokens/schemas'
import { personScopes } from '@washline/contract/tokens/scopes'
import { type ReactNode, useState } from 'react'
import { scopeLabel } from '../../../domain/tokens/scope-labels.ts'
import { errorText } from '../../../platform/api/error-text.ts'
import { useNow } from '../../../platform/clock/use-now.ts'
import { formatDate, formatRelative } from '../../../platform/format/date.ts'
import { t } from '../../../platform/i18n/i18n.ts'
import { useUser } from '../../../platform/session/use-user.ts'
import { Button } from '../../../ui/button.tsx'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { useTokens } from '../use-tokens.ts'
import { RevokeDialog } from './revoke-dialog.tsx'

/** Every token of the person, each with a button that revokes it, and what makes another one. */
export function TokenList({ children }: { children: ReactNode }) {
  const { data: tokens, isError, error, refetch } = useTokens()
  const [revoked, setRevoked] = useState<AccessToken>()
  const nowMs = useNow(30_000)
  const { is_provider: isWasher } = useUser()
  const offered = personScopes.filter((scope) => scope !== 'wash' || isWasher)
  return (
    <section className="grid gap-3" aria-label={t('Your tokens')} aria-busy={!tokens && !isError}>
      {!tokens && !isError && <Skeleton className="h-36" />}
      {!tokens && isError && (
        <ErrorState
          message={errorText(error, t('Your tokens could not be loaded. Please try again.'))}
          retryText={t('Retry')}
          onRetry={() => void refetch()}
        />
      )}
      {tokens?.length === 0 && (
        <>
          <EmptyState text={t('No program has access to your account.')} next={children} />
          <h2>{t('What you can allow')}</h2>
          <dl className="stitched">
            {offered.map((scope) => (
              <div key={scope}>
                <dt className="font-semibold">{scopeLabel(scope).title}</dt>
                <dd className="text-14 text-ink-2">{scopeLabel(scope).text}</dd>
              </div>
            ))}
          </dl>
        </>
      )}
      {tokens && tokens.length > 0 && (
        <ul className="stitched">
          {tokens.map((token) => (
            <TokenRow key={token.id} token={token} nowMs={nowMs} onRevoke={() => setRevoked(token)} />
          ))}
        </ul>
      )}
      {tokens?.length !== 0 && children}
      <RevokeDialog token={revoked} onClose={() => setRevoked(undefined)} />
    </section>
  )
}

function TokenRow({ token, nowMs, onRevoke }: { token: AccessToken; nowMs: number; onRevoke: () => void }) {
  return (
    <li className="flex flex-wrap items-center gap-3.5">
      <Icon name="bolt" />
      <span className="min-w-0 flex-1">
        <span className="block font-semibold wrap-anywhere">{token.name}</span>
        <span className="block text-14">{token.scopes.map((scope) => scopeLabel(scope).title).join(' · ')}</span>
        <span className="block text-14 text-ink-2">
          {token.last_used_at
            ? t('Last used {when}', { when: formatRelative(token.last_used_at, nowMs) })
            : t('Never used')}
          {' · '}
          {t('Valid until {date}', { date: formatDate(token.expires_at) })}
        </span>
      </span>
      {token.scopes.includes('orders:write') && (
        <ButtonLink
          to={`/account/tokens/${token.id}/mandate`}
          variant="link"
          aria-label={t('Spending limits of {token}', { token: token.name })}
        >
          {t('Spending limits')}
        </ButtonLink>
      )}
      <Button flat aria-label={t('Revoke {token}', { token: token.name })} onClick={onRevoke}>
        {t('Revoke')}
      </Button>
    </li>
  )
}
