// The words of the settings and of accounts.

export type SettingsKey =
  | `section.${'sound' | 'looks' | 'table'}`
  | 'sound'
  | 'volume'
  | 'notifications'
  | `notifications.${'hint' | 'refused'}`
  | 'scale'
  | 'motion'
  | 'motion.hint'
  | 'attention'
  | `attention.${'attentive' | 'normal' | 'relaxed'}`
  | `attention.${'attentive' | 'normal' | 'relaxed'}.hint`
  | 'clicks'
  | `clicks.${'one' | 'two'}`
  | `clicks.${'one' | 'two'}.hint`
  | 'keys'
  | 'keys.hint'
  | 'kept'
  | `account.${'title' | 'is' | 'way' | 'in' | 'in.hint' | 'up' | 'up.hint' | 'name' | 'password' | 'password.hint' | 'out' | 'out-everywhere'}`
  | `guest.${'is' | 'name' | 'hint' | 'rename'}`;
