export type SettingValue = string | number | boolean

interface FieldBase {
  /** What operators read beside the field. */
  readonly label: string
  readonly help?: string
}

export type SettingField =
  | (FieldBase & { readonly type: 'text'; readonly default: string; readonly maxLength?: number })
  | (FieldBase & { readonly type: 'number'; readonly default: number; readonly min?: number; readonly max?: number })
  | (FieldBase & { readonly type: 'flag'; readonly default: boolean })
  | (FieldBase & { readonly type: 'choice'; readonly default: string; readonly options: readonly string[] })
  /** Stored sealed, and never shown again; empty until an operator sets it. */
  | (FieldBase & { readonly type: 'secret' })

export type SettingFields = Readonly<Record<string, SettingField>>
