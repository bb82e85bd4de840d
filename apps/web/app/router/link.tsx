import type { ComponentProps, MouseEvent } from 'react'
import type { NavigateOptions } from './history.ts'
import { hrefOf, resolve, type To } from './location.ts'
import { useRouter } from './router-context.ts'

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  to: To
  replace?: boolean
  state?: NavigateOptions['state']
}

/** A new tab or window, or a download, is the browser's. */
const staysHere = ({ button, metaKey, ctrlKey, shiftKey, altKey, currentTarget }: MouseEvent<HTMLAnchorElement>) =>
  button === 0 && !(metaKey || ctrlKey || shiftKey || altKey) && ['', '_self'].includes(currentTarget.target)

export function Link({ to, replace, state, onClick, ...rest }: LinkProps) {
  const { history, location } = useRouter()
  const href = hrefOf(resolve(to, location.pathname))
  return (
    <a
      {...rest}
      href={href}
      onClick={(event) => {
        onClick?.(event)
        if (event.defaultPrevented || !staysHere(event)) return
        event.preventDefault()
        // The page that is shown already gets no second entry.
        history.navigate(to, { replace: replace ?? href === hrefOf(location), state })
      }}
    />
  )
}
