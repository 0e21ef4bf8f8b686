import type { ButtonMessages } from '../button'

/** Sentences of the button, in Arabic. */
export const button: ButtonMessages = {
  locale: 'ar',
  dir: 'rtl',
  connect: 'اربط محفظتك',
  wrongNetwork: 'شبكة خاطئة',
  dismiss: 'إخفاء',
  chooseNetwork: (chain) => `الشبكة: ${chain}. بدّل الشبكة`,
  leaveNetwork: (chain) => `شبكة خاطئة: ${chain}. بدّل الشبكة`,
  yourAccount: (account, chain, balance) => {
    const place = chain ? `${account} على ${chain}` : account
    return balance ? `${balance} ${place}. حسابك` : `${place}. حسابك`
  },
  pending: 'لديك معاملة قيد التنفيذ',
  notLoadedShort: 'تعذّر التحميل. حاول مجددًا أو أعد تحميل الصفحة',
}
