import type { NoticeMessages } from '../notice'
import { isolate } from './isolate'
import { reportWords } from './report'

const missed = (chain: string) => `تعذّر الانتقال إلى ${isolate(chain)}.`

/** Sentences beside the connected button, in Arabic. */
export const notice: NoticeMessages = {
  switchFailed: {
    rejected: (chain) => `رُفض الانتقال إلى ${isolate(chain)}.`,
    'already-pending': () => 'في محفظتك طلب معلّق. ردّ عليه أولًا.',
    'timed-out': () => 'لم تردّ محفظتك. افتحها أو حاول مجددًا.',
    'relay-unreachable': () =>
      'تعذّر الوصول إلى محفظتك. تحقّق من اتصالك، ثم حاول مجددًا.',
    'not-installed': () => 'لم تعد محفظتك متاحة. اربطها مجددًا.',
    'wallet-gone': () => 'أزيلت محفظتك أو حُدّثت. حدّث الصفحة لتتابع.',
    'connection-lost': () => 'انقطع الاتصال مع محفظتك. اربطها مجددًا.',
    'chain-unsupported': (chain) => `محفظتك لا تدعم ${isolate(chain)}.`,
    'chain-unknown': (chain) =>
      `${isolate(chain)} ليست في محفظتك بعد. أضفها أولًا.`,
    'sdk-missing': () =>
      'تعذّر تحميل جزء من هذه الصفحة. تحقّق من اتصالك، ثم حاول مجددًا.',
    'popup-blocked': () =>
      'تعذّر فتح محفظتك. اسمح بالنوافذ المنبثقة، ثم حاول مجددًا.',
    'storage-blocked': () =>
      'اسمح لهذه الصفحة بحفظ بيانات الموقع، ثم حاول مجددًا.',
    unknown: missed,
  },
  retry: 'حاول مجددًا',
  add: 'أضف الشبكة',
  reconnect: 'اربطها مجددًا',
  reload: 'حدّث الصفحة الآن',
  report: reportWords,
}
