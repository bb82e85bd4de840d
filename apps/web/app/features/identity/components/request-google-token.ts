interface TokenAnswer {
  access_token?: string
  error?: string
  error_description?: string
}

interface TokenClient {
  requestAccessToken: () => void
}

interface GoogleAccounts {
  accounts: {
    oauth2: {
      initTokenClient: (settings: {
        client_id: string
        scope: string
        callback: (answer: TokenAnswer) => void
        error_callback: (error: { message?: string }) => void
      }) => TokenClient
    }
  }
}

const scriptUrl = 'https://accounts.google.com/gsi/client'

class GoogleError extends Error {
  override readonly name = 'GoogleError'
}

/** Requests a Google access token in Google's own window. */
export async function requestGoogleToken(clientId: string): Promise<string> {
  const { accounts } = await loadGoogle()
  return new Promise((resolve, reject) => {
    const client = accounts.oauth2.initTokenClient({
      client_id: clientId,
      scope: 'openid email profile',
      callback: ({ access_token, error_description, error }) =>
        access_token ? resolve(access_token) : reject(new GoogleError(error_description ?? error ?? '')),
      error_callback: (error) => reject(new GoogleError(error.message ?? '')),
    })
    client.requestAccessToken()
  })
}

const readGoogle = () => (window as { google?: GoogleAccounts }).google

function loadGoogle(): Promise<GoogleAccounts> {
  return new Promise((resolve, reject) => {
    const ready = () => {
      const google = readGoogle()
      if (google) resolve(google)
      else reject(new GoogleError(''))
    }
    if (readGoogle()) return ready()
    const script = document.createElement('script')
    script.src = scriptUrl
    script.onload = ready
    script.onerror = () => reject(new GoogleError(''))
    document.head.append(script)
  })
}
