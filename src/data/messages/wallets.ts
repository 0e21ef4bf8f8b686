import { isolate } from './isolate'
import type { languages } from './otherLanguages'
import { tagOf } from './tagOf'

/**
 * Texts about several wallets at once. All languages are in this file, because few hosts need them, and the downloads
 * of the languages would otherwise be larger for every visitor.
 */
export type WalletsMessages = {
  /** Heading of the list. */
  readonly title: string
  /** Badge of the active wallet. */
  readonly active: string
  readonly use: (wallet: string) => string
  readonly leave: (wallet: string) => string
  readonly another: string
  /** Another wallet has become the active one. */
  readonly now: (wallet: string) => string
}

type Tag = keyof typeof languages | 'en'

/** Returns the texts of a language, otherwise English. @param locale BCP 47 */
export function walletsIn(locale: string): WalletsMessages {
  const tag = tagOf(new Intl.Locale(locale))
  // The condition ensures that the tag is a key.
  return tag in walletsMessages
    ? walletsMessages[tag as Tag]
    : walletsMessages.en
}

export const walletsMessages: Readonly<Record<Tag, WalletsMessages>> = {
  en: {
    title: 'Your wallets',
    active: 'Active',
    use: (wallet) => `Use ${wallet}`,
    leave: (wallet) => `Disconnect ${wallet}`,
    another: 'Connect another wallet',
    now: (wallet) => `${wallet} is active now.`,
  },
  ar: {
    title: 'محافظك',
    active: 'نشطة',
    use: (wallet) => `استخدم ${isolate(wallet)}`,
    leave: (wallet) => `اقطع اتصال ${isolate(wallet)}`,
    another: 'اربط محفظة أخرى',
    now: (wallet) => `المحفظة النشطة الآن: ${isolate(wallet)}.`,
  },
  bn: {
    title: 'আপনার ওয়ালেটগুলো',
    active: 'সক্রিয়',
    use: (wallet) => `${wallet} ব্যবহার করুন`,
    leave: (wallet) => `${wallet} বিচ্ছিন্ন করুন`,
    another: 'আরেকটি ওয়ালেট সংযুক্ত করুন',
    now: (wallet) => `${wallet} এখন সক্রিয়।`,
  },
  de: {
    title: 'Ihre Wallets',
    active: 'Aktiv',
    use: (wallet) => `${wallet} verwenden`,
    leave: (wallet) => `${wallet} trennen`,
    another: 'Weitere Wallet verbinden',
    now: (wallet) => `${wallet} ist jetzt aktiv.`,
  },
  es: {
    title: 'Tus billeteras',
    active: 'Activa',
    use: (wallet) => `Usar ${wallet}`,
    leave: (wallet) => `Desconectar ${wallet}`,
    another: 'Conectar otra billetera',
    now: (wallet) => `${wallet} está activa ahora.`,
  },
  fa: {
    title: 'کیف پول‌های شما',
    active: 'فعال',
    use: (wallet) => `استفاده از ${isolate(wallet)}`,
    leave: (wallet) => `قطع اتصال ${isolate(wallet)}`,
    another: 'اتصال کیف پول دیگر',
    now: (wallet) => `اکنون ${isolate(wallet)} فعال است.`,
  },
  fr: {
    title: 'Vos portefeuilles',
    active: 'Actif',
    use: (wallet) => `Utiliser ${wallet}`,
    leave: (wallet) => `Déconnecter ${wallet}`,
    another: 'Connecter un autre portefeuille',
    now: (wallet) => `${wallet} est maintenant actif.`,
  },
  hi: {
    title: 'आपके वॉलेट',
    active: 'सक्रिय',
    use: (wallet) => `${wallet} का उपयोग करें`,
    leave: (wallet) => `${wallet} डिस्कनेक्ट करें`,
    another: 'दूसरा वॉलेट कनेक्ट करें',
    now: (wallet) => `${wallet} अब सक्रिय है।`,
  },
  id: {
    title: 'Dompet Anda',
    active: 'Aktif',
    use: (wallet) => `Gunakan ${wallet}`,
    leave: (wallet) => `Putuskan koneksi ${wallet}`,
    another: 'Hubungkan dompet lain',
    now: (wallet) => `${wallet} kini aktif.`,
  },
  it: {
    title: 'I tuoi wallet',
    active: 'Attivo',
    use: (wallet) => `Usa ${wallet}`,
    leave: (wallet) => `Disconnetti ${wallet}`,
    another: 'Connetti un altro wallet',
    now: (wallet) => `${wallet} ora è attivo.`,
  },
  ja: {
    title: '接続中のウォレット',
    active: '使用中',
    use: (wallet) => `${wallet}を使う`,
    leave: (wallet) => `${wallet}の接続を解除`,
    another: '別のウォレットを接続',
    now: (wallet) => `${wallet}に切り替わりました。`,
  },
  ko: {
    title: '내 지갑',
    active: '사용 중',
    use: (wallet) => `${wallet} 사용하기`,
    leave: (wallet) => `${wallet} 연결 해제`,
    another: '다른 지갑 연결하기',
    now: (wallet) => `현재 사용 중인 지갑: ${wallet}`,
  },
  pl: {
    title: 'Twoje portfele',
    active: 'Aktywny',
    use: (wallet) => `Użyj portfela ${wallet}`,
    leave: (wallet) => `Rozłącz ${wallet}`,
    another: 'Połącz kolejny portfel',
    now: (wallet) => `Aktywny portfel: ${wallet}.`,
  },
  'pt-BR': {
    title: 'Suas carteiras',
    active: 'Ativa',
    use: (wallet) => `Usar ${wallet}`,
    leave: (wallet) => `Desconectar ${wallet}`,
    another: 'Conectar outra carteira',
    now: (wallet) => `${wallet} agora está ativa.`,
  },
  ru: {
    title: 'Ваши кошельки',
    active: 'Активен',
    use: (wallet) => `Использовать ${wallet}`,
    leave: (wallet) => `Отключить ${wallet}`,
    another: 'Подключить другой кошелёк',
    now: (wallet) => `Активный кошелёк: ${wallet}.`,
  },
  th: {
    title: 'กระเป๋าเงินของคุณ',
    active: 'ใช้งานอยู่',
    use: (wallet) => `ใช้ ${wallet}`,
    leave: (wallet) => `ตัดการเชื่อมต่อ ${wallet}`,
    another: 'เชื่อมต่อกระเป๋าเงินอื่น',
    now: (wallet) => `ตอนนี้กำลังใช้ ${wallet}`,
  },
  tr: {
    title: 'Cüzdanlarınız',
    active: 'Etkin',
    use: (wallet) => `Kullan: ${wallet}`,
    leave: (wallet) => `Bağlantıyı kes: ${wallet}`,
    another: 'Başka bir cüzdan bağla',
    now: (wallet) => `${wallet} artık etkin.`,
  },
  uk: {
    title: 'Ваші гаманці',
    active: 'Активний',
    use: (wallet) => `Використовувати ${wallet}`,
    leave: (wallet) => `Від’єднати ${wallet}`,
    another: 'Під’єднати інший гаманець',
    now: (wallet) => `Активний гаманець: ${wallet}.`,
  },
  vi: {
    title: 'Ví của bạn',
    active: 'Đang dùng',
    use: (wallet) => `Dùng ${wallet}`,
    leave: (wallet) => `Ngắt kết nối ${wallet}`,
    another: 'Kết nối ví khác',
    now: (wallet) => `Giờ bạn đang dùng ${wallet}.`,
  },
  'zh-CN': {
    title: '你的钱包',
    active: '使用中',
    use: (wallet) => `使用 ${wallet}`,
    leave: (wallet) => `断开 ${wallet} 的连接`,
    another: '连接另一个钱包',
    now: (wallet) => `现在使用的是 ${wallet}。`,
  },
  'zh-TW': {
    title: '你的錢包',
    active: '使用中',
    use: (wallet) => `使用 ${wallet}`,
    leave: (wallet) => `中斷 ${wallet} 的連接`,
    another: '連接另一個錢包',
    now: (wallet) => `現在使用的是 ${wallet}。`,
  },
}
