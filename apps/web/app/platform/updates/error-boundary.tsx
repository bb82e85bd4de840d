import { Component, type ReactNode } from 'react'
import { ErrorState } from '../../ui/error-state.tsx'
import { t } from '../i18n/i18n.ts'
import { isMissingCode, MissingCode } from './missing-code.tsx'

export interface ErrorBoundaryProps {
  /** Where the app is: another place is tried anew. */
  place: string
  children: ReactNode
}

interface State {
  readonly failure?: { readonly error: unknown } | undefined
}

/** Shows what can be done where a screen could not be drawn. React has no hook for this, so it is a class. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
  override state: State = {}

  static getDerivedStateFromError = (error: unknown): State => ({ failure: { error } })

  override componentDidUpdate(before: ErrorBoundaryProps, { failure }: State) {
    // A failure of this very update is not that of the place before.
    if (failure && failure === this.state.failure && before.place !== this.props.place)
      this.setState({ failure: undefined })
  }

  override render() {
    const { failure } = this.state
    if (!failure) return this.props.children
    return isMissingCode(failure.error) ? <MissingCode /> : <ScreenFailed />
  }
}

const ScreenFailed = () => (
  <main className="grid min-h-dvh place-items-center">
    <ErrorState
      title={t('Something went wrong')}
      message={t('This page could not be shown. Your data was not changed.')}
      retryText={t('Reload')}
      onRetry={() => location.reload()}
    />
  </main>
)
