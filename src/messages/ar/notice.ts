import type { NoticeMessages } from '../notice'
import { isolate } from './isolate'
import { reportWords } from './report'

const missed = (chain: string) =>
  `لم يتمّ الانتقال إلى ${isolate(chain)}. هل تحاول مجددًا؟`

/** Sentences beside the connected button, in Arabic. */
export const notice: NoticeMessages = {
  switchFailed: {
    rejected: (chain) => `رفضت محفظتك الانتقال إلى ${isolate(chain)}.`,
    'already-pending': () => 'محفظتك تنتظر ردّك. أجب عن طلبها أولًا.',
    'timed-out': () => 'لم تردّ محفظتك. افتحها أو حاول مجددًا.',
    'relay-unreachable': () =>
      'تعذّر الوصول إلى محفظتك. تحقّق من اتصالك، ثم حاول مجددًا.',
    'not-installed': () => 'لم تعد محفظتك هنا. اربطها مجددًا.',
    'wallet-gone': () => 'أزيلت محفظتك أو حُدّثت. حدّث الصفحة لتتابع.',
    'connection-lost': () => 'انقطع الاتصال مع محفظتك. اربطها مجددًا.',
    'chain-unsupported': (chain) => `محفظتك لا تدعم ${isolate(chain)}.`,
    'chain-unknown': (chain) =>
      `محفظتك لا تعرف ${isolate(chain)}. أضف الشبكة إليها أولًا.`,
    'sdk-missing': () =>
      'تعذّر تحميل جزء من هذه الصفحة. تحقّق من اتصالك، ثم حاول مجددًا.',
    'popup-blocked': () =>
      'تعذّر فتح محفظتك. اسمح بالنوافذ المنبثقة، ثم حاول مجددًا.',
    'storage-blocked': () =>
      'متصفحك لا يسمح لهذه الصفحة بحفظ البيانات. اسمح لها، ثم حاول مجددًا.',
    unknown: missed,
  },
  retry: 'حاول مجددًا',
  add: 'أضف الشبكة',
  reconnect: 'اربطها مجددًا',
  reload: 'حدّث الصفحة الآن',
  report: reportWords,
}
