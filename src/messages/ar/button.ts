import type { ButtonMessages } from '../button'

/** Sentences of the button and of the dialogs' shell, in Arabic. */
export const button: ButtonMessages = {
  locale: 'ar',
  dir: 'rtl',
  connect: 'اربط محفظتك',
  wrongNetwork: 'شبكة خاطئة',
  back: 'رجوع',
  close: 'إغلاق',
  dismiss: 'إخفاء',
  chooseNetwork: (chain) => `الشبكة: ${chain}. بدّل الشبكة`,
  leaveNetwork: (chain) => `شبكة خاطئة: ${chain}. بدّل الشبكة`,
  yourAccount: (account, chain, balance) => {
    const place = chain ? `${account} على ${chain}` : account
    return balance ? `${balance} ${place}. حسابك` : `${place}. حسابك`
  },
  pending: 'لديك معاملة قيد التنفيذ',
  titles: {
    connect: 'اربط محفظتك',
    signIn: 'سجّل الدخول',
    account: 'حسابك',
    network: 'بدّل الشبكة',
  },
  notLoaded: 'تعذّر التحميل. تحقّق من اتصالك ثم حاول مرة أخرى.',
  notLoadedShort: 'تعذّر التحميل. حاول مجددًا',
  retry: 'حاول مجددًا',
}
