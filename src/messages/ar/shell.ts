import type { ShellMessages } from '../shell'

/** Sentences of the dialogs' shell, in Arabic. */
export const shell: ShellMessages = {
  back: 'رجوع',
  close: 'إغلاق',
  titles: {
    connect: 'اربط محفظتك',
    signIn: 'سجّل الدخول',
    account: 'حسابك',
    network: 'بدّل الشبكة',
  },
  notLoaded:
    'تعذّر التحميل. تحقّق من اتصالك ثم حاول مرة أخرى، أو أعد تحميل الصفحة.',
  retry: 'حاول مجددًا',
}
