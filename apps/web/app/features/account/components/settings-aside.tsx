import { SettingsLinks } from './settings-links.tsx'

/** Beside one page of the account, on a desktop, the way to the others. */
export function SettingsAside() {
  return (
    <div className="pt-11">
      <SettingsLinks />
    </div>
  )
}
