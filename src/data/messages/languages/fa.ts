import type { Grammar } from '../Grammar'
import { isolate } from '../isolate'
import type { Messages } from '../Messages'

/** Persian. */
export const messages = ({ locale, count }: Grammar): Messages => {
  const report = {
    label: 'گزارش',
    copy: 'کپی گزارش',
    copied: 'گزارش کپی شد',
    copyFailed: 'کپی نشد. گزارش را از اینجا کپی کنید:',
  }
  return {
    button: {
      locale,
      dir: 'rtl',
      connect: 'اتصال کیف پول',
      wrongNetwork: 'شبکهٔ اشتباه',
      dismiss: 'بستن',
      chooseNetwork: (chain) => `شبکه: ${isolate(chain)}. تغییر شبکه`,
      leaveNetwork: (chain) => `شبکهٔ اشتباه: ${isolate(chain)}. تغییر شبکه`,
      yourAccount: (account, chain, balance) => {
        const content = isolate(balance ? `${balance} ${account}` : account)
        const place = chain ? `${content} در ${isolate(chain)}` : content
        return `${place}. حساب`
      },
      pending: 'تراکنش در حال انجام',
      notLoadedShort: 'بارگیری نشد. دوباره تلاش کنید',
    },
    dialogs: {
      locale,
      close: 'بستن',
      back: 'بازگشت',
      learnMore: 'بیشتر بدانید',
      disconnect: 'قطع اتصال',
      notLoaded: 'بارگیری نشد. اتصال خود را بررسی کنید و دوباره تلاش کنید.',
      connect: {
        title: 'یک کیف پول متصل کنید',
        groups: {
          Recent: 'اخیر',
          Installed: 'نصب‌شده',
          Recommended: 'پیشنهادی',
          Popular: 'محبوب',
          More: 'بیشتر',
          Others: 'سایر',
          Other: 'سایر',
        },
        recent: 'اخیر',
        installed: 'نصب‌شده',
        notInstalled: 'نصب نشده',
        unsupported: 'پشتیبانی نمی‌شود',
        unverified: 'نام تأییدنشده',
        unverifiedText:
          'ممکن است این کیف پول خود را جای کیف پول دیگری جا زده باشد. فقط اگر آن را از وب‌سایت رسمی کیف پول گرفته‌اید از آن استفاده کنید.',
        noWallets:
          'هنوز هیچ کیف پولی در این مرورگر نیست. برای شروع یکی بگیرید.',
        newToWallets: 'اولین کیف پول شما؟',
        browserWallet: 'کیف پول مرورگر',
      },
      search: {
        wallets: 'جستجوی کیف پول',
        chains: 'جستجوی شبکه',
        transactions: 'جستجوی تراکنش',
        clear: 'پاک کردن جستجو',
        found: (value) => count(value, { other: '# نتیجه' }),
        none: (query) => `نتیجه‌ای برای «${isolate(query)}» یافت نشد.`,
        all: 'نمایش همه',
      },
      intro: {
        title: 'کیف پول چیست؟',
        ownTitle: 'توکن‌های شما در یک جا',
        ownText: 'توکن‌ها و اقلام کلکسیونی را بفرستید، دریافت کنید و نگه دارید.',
        keyTitle: 'راهی ساده‌تر برای ورود',
        keyText: (app) =>
          `برای استفاده از ${isolate(app)} کیف پول خود را متصل کنید. بدون ثبت‌نام و گذرواژه.`,
        getWallet: 'دریافت کیف پول',
        continueWith: (wallet) => `ادامه با ${isolate(wallet)}`,
      },
      get: {
        title: 'دریافت کیف پول',
        phoneAndExtension: 'برنامهٔ موبایل و افزونهٔ مرورگر',
        phoneAndDesktop: 'برنامهٔ موبایل و دسکتاپ',
        phone: 'برنامهٔ موبایل',
        extension: 'افزونهٔ مرورگر',
        desktop: 'برنامهٔ دسکتاپ',
        get: 'دریافت',
        getNamed: (wallet) => `دریافت ${isolate(wallet)}`,
        none: 'اینجا کیف پولی برای این دستگاه نیست.',
        other: 'دنبال چیز دیگری هستید؟ کیف پول دیگری از فهرست انتخاب کنید.',
      },
      asking: {
        confirmIn: (wallet) => `در ${isolate(wallet)} تأیید کنید`,
        confirmInAny: 'در کیف پول خود تأیید کنید',
        confirmText: 'اتصال را در کیف پول خود بپذیرید. رایگان است.',
        switchText: (chain) =>
          `تغییر شبکه به ${isolate(chain)} را در کیف پول خود بپذیرید.`,
        notInstalled: (wallet) => `${isolate(wallet)} نصب نشده است`,
        notInstalledText: 'ابتدا نصبش کنید، سپس برای اتصال برگردید.',
        notAvailable: (wallet) => `${isolate(wallet)} اینجا در دسترس نیست`,
        notAvailableText: 'برای ادامه کیف پول دیگری انتخاب کنید.',
        elsewhere: {
          safe: 'فقط داخل برنامهٔ Safe کار می‌کند. این صفحه را آنجا باز کنید یا کیف پول دیگری انتخاب کنید.',
          computer:
            'فقط روی رایانه کار می‌کند. این صفحه را آنجا باز کنید یا کیف پول دیگری انتخاب کنید.',
          phone:
            'فقط روی گوشی کار می‌کند. این صفحه را آنجا باز کنید یا کیف پول دیگری انتخاب کنید.',
          madeFor: (places) =>
            `فقط با ${isolate(places)} کار می‌کند. این صفحه را آنجا باز کنید یا کیف پول دیگری انتخاب کنید.`,
        },
        readyTitle: (wallet) => `${isolate(wallet)} آماده است`,
        readyText: 'برای ادامه آن را متصل کنید.',
        connect: 'اتصال',
        retry: 'تلاش دوباره',
        openAgain: 'باز کردن دوباره',
        otherWallets: 'کیف پول‌های دیگر',
        without: (wallet) => `${isolate(wallet)} ندارید؟`,
      },
      failures: {
        rejected: {
          title: () => 'درخواست رد شد',
          text: 'درخواست در کیف پول شما رد یا بسته شد. هر وقت آماده بودید دوباره تلاش کنید.',
        },
        'already-pending': {
          title: (wallet) => `درخواستی در ${isolate(wallet)} منتظر است`,
          text: 'کیف پول خود را باز کنید و به درخواست در انتظار پاسخ دهید.',
        },
        'timed-out': {
          title: (wallet) => `${isolate(wallet)} پاسخ نداد`,
          text: 'کیف پول خود را باز کنید و آنجا پاسخ دهید، یا دوباره تلاش کنید.',
        },
        'relay-unreachable': {
          title: (wallet) => `ارتباط با ${isolate(wallet)} برقرار نشد`,
          text: 'اتصال اینترنت خود را بررسی کنید و دوباره تلاش کنید.',
        },
        'not-installed': {
          title: (wallet) => `${isolate(wallet)} نصب نشده است`,
          text: 'ابتدا نصبش کنید، سپس برای اتصال برگردید.',
        },
        'wallet-gone': {
          title: (wallet) => `${isolate(wallet)} دیگر در دسترس نیست`,
          text: 'هنگامی که این صفحه باز بود، کیف پول حذف یا به‌روز شد. برای ادامه صفحه را تازه کنید.',
        },
        'connection-lost': {
          title: (wallet) => `اتصال به ${isolate(wallet)} قطع شد`,
          text: 'کیف پول خود را باز کنید، قفلش را بردارید و سپس دوباره تلاش کنید.',
        },
        'chain-unsupported': {
          title: (wallet) => `${isolate(wallet)} از این شبکه پشتیبانی نمی‌کند`,
          text: 'برای ادامه کیف پول دیگری انتخاب کنید.',
        },
        'chain-unknown': {
          title: (wallet) => `این شبکه هنوز در ${isolate(wallet)} نیست`,
          text: 'آن را به کیف پول خود اضافه کنید و دوباره تلاش کنید.',
        },
        'sdk-missing': {
          title: (wallet) => `${isolate(wallet)} بارگیری نشد`,
          text: 'اتصال اینترنت خود را بررسی کنید و دوباره تلاش کنید.',
        },
        'popup-blocked': {
          title: (wallet) => `${isolate(wallet)} باز نشد`,
          text: 'دوباره آن را باز کنید. اگر چیزی باز نشد، پنجره‌های بازشو را برای این صفحه مجاز کنید.',
        },
        'storage-blocked': {
          title: (wallet) => `اتصال به ${isolate(wallet)} ممکن نشد`,
          text: 'مرورگر شما اجازهٔ ذخیرهٔ داده به این صفحه نمی‌دهد. کوکی‌ها و داده‌های سایت را مجاز کنید و دوباره تلاش کنید.',
        },
        unknown: {
          title: (wallet) => `اتصال به ${isolate(wallet)} ممکن نشد`,
          text: 'مشکلی پیش آمد. دوباره تلاش کنید یا کیف پول دیگری انتخاب کنید.',
        },
      },
      refusals: {
        clock:
          'تاریخ یا ساعت دستگاه شما درست نیست. آن را درست کنید و دوباره تلاش کنید.',
        page: `این برنامه اجازهٔ استفاده از ${isolate('WalletConnect')} را ندارد. کیف پول دیگری انتخاب کنید یا به سازندگان برنامه اطلاع دهید.`,
      },
      report,
      scan: {
        title: (wallet) => `با ${isolate(wallet)} اسکن کنید`,
        anyTitle: 'با گوشی خود اسکن کنید',
        how: 'در برنامهٔ کیف پول، دکمهٔ اسکن را لمس کنید.',
        open: (wallet) => `باز کردن ${isolate(wallet)}`,
        openAny: 'باز کردن کیف پول',
        code: (wallet) => `کد QR اتصال ${isolate(wallet)}`,
        failed: 'کد نمایش داده نشد. به‌جای آن پیوند را کپی کنید.',
        copy: 'کپی پیوند',
        copied: 'کپی شد',
        copyFailed: 'کپی نشد. پیوند را انتخاب و کپی کنید:',
        link: 'پیوند اتصال',
        expires: (left) => `${isolate(left)} تا انقضا`,
        newCode: 'کد جدید',
        timedOut:
          'کیف پول خود را باز کنید و آنجا پاسخ دهید، یا کد جدید بگیرید.',
      },
      download: {
        optionsTitle: (wallet) => `دریافت ${isolate(wallet)}`,
        extensionTitle: (wallet) => `${isolate(wallet)} در مرورگر شما`,
        extensionText: 'با یک کلیک، همین‌جا در مرورگر متصل شوید.',
        addTo: (browser) => `افزودن به ${isolate(browser)}`,
        addToThis: 'افزودن به مرورگر',
        desktopTitle: (wallet) => `${isolate(wallet)} روی رایانهٔ شما`,
        desktopText: 'برنامه‌ای روی رایانهٔ شما، جدا از مرورگر.',
        desktopGet: 'دریافت برنامه',
        phoneTitle: (wallet) => `${isolate(wallet)} روی گوشی شما`,
        phoneText: 'کیف پولتان را همراه داشته باشید و با اسکن کد متصل شوید.',
        phoneGet: 'دریافت برنامهٔ موبایل',
        title: (wallet) => `نصب ${isolate(wallet)}`,
        text: 'برای دریافت برنامه، این کد را با دوربین گوشی اسکن کنید.',
        code: (wallet) => `کد QR نصب ${isolate(wallet)}`,
        failed: 'کد نمایش داده نشد. به‌جای آن صفحهٔ دانلود را باز کنید.',
        orOpen: 'باز کردن صفحهٔ دانلود',
        continue: 'ادامه',
      },
      instructions: {
        title: (wallet) => `راه‌اندازی ${isolate(wallet)}`,
        refreshNow: 'تازه‌سازی صفحه',
        connect: 'اتصال',
        installExtension: {
          title: (wallet) => `نصب افزونهٔ ${isolate(wallet)}`,
          text: 'آن را به نوار ابزار سنجاق کنید تا با یک کلیک باز شود.',
        },
        installApp: {
          title: (wallet) => `نصب برنامهٔ ${isolate(wallet)}`,
          text: 'آن را به صفحهٔ اصلی اضافه کنید تا با یک لمس باز شود.',
        },
        create: {
          title: () => 'ساخت یا وارد کردن کیف پول',
          text: 'عبارت بازیابی خود را روی کاغذ یادداشت کنید. آن را هرگز به کسی ندهید و در هیچ وب‌سایتی وارد نکنید.',
        },
        refresh: {
          title: () => 'این صفحه را تازه کنید',
          text: 'سپس کیف پول جدید شما اینجا نمایش داده می‌شود.',
        },
        scan: {
          title: () => 'دکمهٔ اسکن را لمس کنید',
          text: 'کد صفحهٔ بعد را اسکن کنید، سپس اتصال را بپذیرید.',
        },
      },
      signIn: {
        title: 'ورود',
        ask: (app) => `ورود به ${isolate(app)}`,
        askText: (wallet) =>
          `برای اثبات اینکه این حساب از آن شماست، پیامی را در ${isolate(wallet)} امضا کنید. امضای این پیام رایگان است و دارایی شما را جابه‌جا نمی‌کند.`,
        preparing: 'در حال آماده‌سازی…',
        sign: 'امضای پیام',
        confirmText:
          'پیام را در کیف پول خود بخوانید. فقط اگر نام این سایت در آن آمده است امضایش کنید.',
        waiting: 'در انتظار…',
        verifying: 'در حال بررسی امضای شما',
        verifyingText: 'فقط چند لحظه طول می‌کشد.',
        unprepared: (app) => ({
          title: `${isolate(app)} پاسخ نداد`,
          text: 'هنوز پیامی برای امضا نیست. اتصال خود را بررسی کنید و دوباره تلاش کنید.',
        }),
        unsigned: (wallet) => ({
          title: `${isolate(wallet)} امضا نکرد`,
          text: 'مشکلی در کیف پول شما پیش آمد. دوباره تلاش کنید.',
        }),
        unverified: (app) => ({
          title: `${isolate(app)} امضا را نپذیرفت`,
          text: 'امضا تأیید نشد. برای تلاش دوباره پیام جدیدی امضا کنید.',
        }),
        wrongOneText:
          'این برنامه روی شبکهٔ فعلی شما کار نمی‌کند و این کیف پول نمی‌تواند آن را تغییر دهد. آن را قطع اتصال کنید و کیف پول دیگری را متصل کنید.',
        cancel: 'لغو و قطع اتصال',
      },
      account: {
        title: 'حساب شما',
        balance: (amount: string, chain: string) =>
          `${isolate(amount)} در ${isolate(chain)}`,
        balanceOn: (chain) => `در ${isolate(chain)}`,
        pending: 'تراکنش در حال انجام',
        copy: 'کپی نشانی',
        copied: 'نشانی کپی شد',
        copyFailed: 'کپی نشد. نشانی خود را از اینجا کپی کنید:',
        address: 'نشانی شما',
        receive: 'دریافت',
        tiles: { copy: 'کپی', copied: 'کپی شد', explorer: 'فعالیت' },
        activityOn: (explorer) => `فعالیت در ${isolate(explorer)}`,
        otherWallet: 'استفاده از کیف پول دیگر',
        tokens: 'توکن‌ها',
        wrong: (account, wallet) =>
          `این برنامه حساب ${isolate(account)} را لازم دارد. در ${isolate(wallet)} به آن حساب بروید یا کیف پولی را متصل کنید که آن را دارد.`,
        recent: {
          title: 'تراکنش‌های اخیر',
          clear: 'پاک کردن همه',
          undo: 'واگرد',
          more: (value) => count(value, { other: 'نمایش # مورد دیگر' }),
          none: (app) =>
            `تراکنش‌های شما در ${isolate(app)} اینجا نمایش داده می‌شود.`,
          unnamed: 'تراکنش',
          statuses: {
            pending: 'در حال انجام',
            confirmed: 'تأییدشده',
            failed: 'ناموفق',
            replaced: 'جایگزین‌شده',
          },
        },
      },
      network: {
        title: 'تغییر شبکه',
        connected: 'متصل',
        confirm: 'در کیف پول خود تأیید کنید',
        wrongTitle: 'شبکهٔ اشتباه',
        wrongText:
          'این برنامه روی شبکهٔ فعلی شما کار نمی‌کند. برای ادامه شبکهٔ دیگری انتخاب کنید.',
        oneTitle: 'شبکه‌ها',
        mainnet: 'اصلی',
        testnet: 'آزمایشی',
        onlyText: 'این برنامه فقط روی همین شبکه کار می‌کند.',
        oneText:
          'این کیف پول نمی‌تواند شبکه را تغییر دهد. برای استفاده از شبکهٔ دیگر، کیف پولی را متصل کنید که از قبل روی آن است.',
        wrongOneText:
          'این برنامه روی شبکهٔ فعلی شما کار نمی‌کند و این کیف پول نمی‌تواند آن را تغییر دهد. کیف پولی را متصل کنید که روی یکی از این شبکه‌ها است.',
      },
      unnamed: {
        continueWith: 'ادامه با کیف پول مرورگر',
        ready: 'کیف پول شما آماده است',
        pending: 'درخواستی در کیف پول شما منتظر است',
        timedOut: 'کیف پول شما پاسخ نداد',
        gone: 'کیف پول شما دیگر در دسترس نیست',
        lost: 'اتصال به کیف پول شما قطع شد',
        chainUnsupported: 'کیف پول شما از این شبکه پشتیبانی نمی‌کند',
        chainUnknown: 'این شبکه هنوز در کیف پول شما نیست',
        failed: 'اتصال به کیف پول شما ممکن نشد',
        askText:
          'برای اثبات اینکه این حساب از آن شماست، پیامی را در کیف پول خود امضا کنید. امضای این پیام رایگان است و دارایی شما را جابه‌جا نمی‌کند.',
        unsigned: 'کیف پول شما امضا نکرد',
        wrong: (account) =>
          `این برنامه حساب ${isolate(account)} را لازم دارد. در کیف پول خود به آن حساب بروید یا کیف پولی را متصل کنید که آن را دارد.`,
      },
    },
    choice: {
      tickFirst: 'اول شرایط را بپذیرید، سپس یک کیف پول انتخاب کنید.',
      connectWith: (wallet) => `اتصال با ${isolate(wallet)}`,
    },
    notice: {
      switchAccount: (account) => `تغییر به ${isolate(account)}`,
      wrongAccount: (switchTo, yourAccount) => `${switchTo}. ${yourAccount}`,
      switchFailed: {
        rejected: (chain) => `تغییر شبکه به ${isolate(chain)} رد شد.`,
        'already-pending': () =>
          'درخواستی در کیف پول شما منتظر است. اول به آن پاسخ دهید.',
        'timed-out': () =>
          'کیف پول شما پاسخ نداد. آن را باز کنید یا دوباره تلاش کنید.',
        'relay-unreachable': () =>
          'ارتباط با کیف پول شما برقرار نشد. اتصال خود را بررسی کنید و دوباره تلاش کنید.',
        'not-installed': () =>
          'این صفحه کیف پول شما را پیدا نمی‌کند. دوباره متصلش کنید.',
        'wallet-gone': () =>
          'کیف پول شما حذف یا به‌روز شد. برای ادامه صفحه را تازه کنید.',
        'connection-lost': () =>
          'اتصال به کیف پول شما قطع شد. دوباره متصلش کنید.',
        'chain-unsupported': (chain) =>
          `کیف پول شما از ${isolate(chain)} پشتیبانی نمی‌کند.`,
        'chain-unknown': (chain) =>
          `${isolate(chain)} هنوز در کیف پول شما نیست. اول آن را اضافه کنید.`,
        'sdk-missing': () =>
          'بخشی از این صفحه بارگیری نشد. اتصال خود را بررسی کنید و دوباره تلاش کنید.',
        'popup-blocked': () =>
          'کیف پول شما باز نشد. پنجره‌های بازشو را مجاز کنید و دوباره تلاش کنید.',
        'storage-blocked': () =>
          'مرورگر شما اجازهٔ ذخیرهٔ داده به این صفحه نمی‌دهد. کوکی‌ها و داده‌های سایت را مجاز کنید و دوباره تلاش کنید.',
        unknown: (chain) => `تغییر شبکه به ${isolate(chain)} ممکن نشد.`,
      },
      notAllowed: (chain) =>
        `این اتصال اجازهٔ استفاده از ${isolate(chain)} را نمی‌دهد. دوباره متصل شوید یا از کیف پول دیگری استفاده کنید.`,
      retry: 'تلاش دوباره',
      add: 'افزودن شبکه',
      reconnect: 'اتصال دوباره',
      reload: 'تازه‌سازی صفحه',
      report,
    },
    shell: {
      back: 'بازگشت',
      close: 'بستن',
      titles: {
        connect: 'یک کیف پول متصل کنید',
        signIn: 'ورود',
        account: 'حساب شما',
        network: 'تغییر شبکه',
      },
      notLoaded:
        'بارگیری نشد. اتصال خود را بررسی کنید و دوباره تلاش کنید، یا صفحه را تازه کنید.',
      retry: 'تلاش دوباره',
    },
    badges: {
      batching: 'چند تراکنش با هم',
      smartAccount: 'حساب هوشمند',
      gasPaidBy: (payer) => `کارمزد با ${isolate(payer)}`,
    },
    wallets: {
      title: 'کیف پول‌های شما',
      active: 'فعال',
      use: (wallet) => `استفاده از ${isolate(wallet)}`,
      leave: (wallet) => `قطع اتصال ${isolate(wallet)}`,
      another: 'اتصال کیف پول دیگر',
      now: (wallet) => `اکنون ${isolate(wallet)} فعال است.`,
      unnamed: {
        use: 'استفاده از کیف پول مرورگر',
        leave: 'قطع اتصال کیف پول مرورگر',
        now: 'اکنون کیف پول مرورگر فعال است.',
      },
    },
  }
}
