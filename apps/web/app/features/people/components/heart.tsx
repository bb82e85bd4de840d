import { t } from '../../../platform/i18n/i18n.ts'
import { classes } from '../../../ui/classes.ts'
import { IconButton } from '../../../ui/icon-button.tsx'

export interface HeartProps {
  name: string
  isOn: boolean
  onToggle: () => void
}

export function Heart({ name, isOn, onToggle }: HeartProps) {
  return (
    <IconButton
      icon="heart"
      outlined
      className={classes('heart', isOn && 'heart-on')}
      label={t('Favorite: {name}', { name })}
      aria-pressed={isOn}
      onClick={onToggle}
    />
  )
}
