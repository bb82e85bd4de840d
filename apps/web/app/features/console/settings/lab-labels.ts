import type { Replay } from '@washline/contract/lab/endpoints'
import { market } from '@washline/contract/market'
import { type Minor, minor } from '@washline/contract/money'
import type { Trial } from '@washline/contract/settings/endpoints'
import {
  type ChangedName,
  costNames,
  type SettingName,
  type SettingValue,
  settingNames,
  type TrialRuleName,
} from '@washline/contract/settings/market-settings'
import { weightNames } from '@washline/contract/settings/weights'
import { formatMinor, formatShortMinor } from '../../../platform/format/money.ts'
import { t } from '../../../platform/i18n/i18n.ts'
import { type MoneyRuleName, moneyRules, mostOf } from './components/money-rules.ts'
import { settingLabel, settingText } from './settings-labels.ts'

/** The groups of the form. */
export const searchGroups = (): readonly { title: string; rules: readonly TrialRuleName[] }[] => [
  { title: t('Asking Washers'), rules: ['wave_size', 'offer_s', 'ask_again_s', 'radii_km'] },
  { title: t('Ranking'), rules: [...weightNames, 'newcomer_nth'] },
  { title: t('When Washers are short'), rules: costNames },
]

export const moneyGroups = (): readonly { title: string; rules: readonly MoneyRuleName[] }[] => [
  {
    title: t('Fees and commission'),
    rules: [
      'service_basis_points',
      'service_minimum_minor',
      'load_medium_minor',
      'load_heavy_minor',
      'first_cover_minor',
      'second_cover_minor',
      'commission_basis_points',
    ],
  },
  {
    title: t('Claims paid right away'),
    rules: ['instant_maximum_minor', 'budget_minor', 'paid_orders', 'account_age_days'],
  },
]

const coverLabel = (index: number) =>
  t('Fee for coverage up to {amount}', {
    amount: formatShortMinor(market.coverage.extra[index]?.limitMinor ?? minor(0)),
  })

export const moneyLabel = (name: MoneyRuleName): string =>
  ({
    service_basis_points: t('Service fee, in percent'),
    service_minimum_minor: t('Minimum service fee'),
    load_medium_minor: t('Fee for a medium load'),
    load_heavy_minor: t('Fee for a heavy load'),
    commission_basis_points: t('Commission, in percent'),
    first_cover_minor: coverLabel(0),
    second_cover_minor: coverLabel(1),
    instant_maximum_minor: t('Highest amount paid right away'),
    budget_minor: t('Total paid right away within a day'),
    paid_orders: t('Minimum paid orders'),
    account_age_days: t('Minimum account age, in days'),
  })[name]

export const moneyHint = (name: MoneyRuleName): string => t('From {min} to {max}.', { min: 0, max: mostOf(name) })
export const moneyError = (name: MoneyRuleName): string =>
  t('A number from {min} to {max}.', { min: 0, max: mostOf(name) })

const isSetting = (name: ChangedName): name is SettingName => settingNames.some((setting) => setting === name)

/** The name of a changed setting, fee or limit. */
export function changedLabel(name: ChangedName): string {
  if (isSetting(name)) return settingLabel(name)
  return name === 'coverage_fees_minor' ? t('Fees for larger coverage') : moneyLabel(name)
}

/** A value of it with its unit. */
export function changedText(name: ChangedName, value: SettingValue): string {
  if (isSetting(name) || typeof value === 'string') return settingText(name as SettingName, value)
  if (typeof value !== 'number') return value.map((amount) => formatMinor(minor(amount))).join(' · ')
  const kind = name === 'coverage_fees_minor' ? 'amount' : moneyRules[name].kind
  if (kind === 'percent') return t('{percent}%', { percent: value / 100 })
  return kind === 'amount' ? formatMinor(minor(value)) : String(value)
}

export const trialStateName = (state: Trial['state']): string =>
  ({
    planned: t('Planned'),
    running: t('Running'),
    ended: t('Ended'),
    withdrawn: t('Withdrawn'),
  })[state]

interface Sums {
  readonly before_minor: Minor
  readonly after_minor: Minor
}

/** An amount before and after, with the difference where there is one. */
export function sumsText({ before_minor, after_minor }: Sums): string {
  if (before_minor === after_minor) return formatMinor(after_minor)
  return t('{before} → {after} ({change})', {
    before: formatMinor(before_minor),
    after: formatMinor(after_minor),
    change: changeText(minor(after_minor - before_minor)),
  })
}

export const changeText = (changeMinor: Minor): string =>
  changeMinor > 0 ? `+${formatMinor(changeMinor)}` : formatMinor(changeMinor)

export const countsText = ({ before, after }: { readonly before: number; readonly after: number }): string =>
  before === after ? String(after) : t('{before} → {after}', { before, after })

export const foundName = (found: keyof Replay['waves']['found']): string =>
  ({
    same: t('Their Washer would have been asked at the same time'),
    earlier: t('Their Washer would have been asked earlier'),
    later: t('Their Washer would have been asked later'),
    too_slow: t('Their Washer would have had too little time to answer'),
    not_asked: t('Their Washer would not have been asked'),
  })[found]
