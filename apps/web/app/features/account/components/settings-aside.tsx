import { SettingsLinks } from './settings-links.tsx'

/** Links to the other account pages, beside a page on a desktop. */
export function SettingsAside() {
  return (
    <div className="pt-11">
      <SettingsLinks />
    </div>
  )
}
