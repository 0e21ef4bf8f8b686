import type { Grammar } from '../Grammar'
import { isolate } from '../isolate'
import type { Messages } from '../Messages'

/** Arabic. */
export const messages = ({ locale, count }: Grammar): Messages => {
  const report = {
    label: 'التقرير',
    copy: 'انسخ التقرير',
    copied: 'تم نسخ التقرير',
    copyFailed: 'تعذّر النسخ. انسخ التقرير من هنا:',
  }
  return {
    button: {
      locale,
      dir: 'rtl',
      connect: 'اربط محفظتك',
      wrongNetwork: 'شبكة خاطئة',
      dismiss: 'إخفاء',
      chooseNetwork: (chain) => `الشبكة: ${isolate(chain)}. بدّل الشبكة`,
      leaveNetwork: (chain) => `شبكة خاطئة: ${isolate(chain)}. بدّل الشبكة`,
      yourAccount: (account, chain, balance) => {
        const content = isolate(balance ? `${balance} ${account}` : account)
        const place = chain ? `${content} على ${isolate(chain)}` : content
        return `${place}. حسابك`
      },
      pending: 'لديك معاملة قيد التنفيذ',
      notLoadedShort: 'تعذّر التحميل. حاول مجددًا',
    },
    dialogs: {
      locale,
      close: 'إغلاق',
      back: 'رجوع',
      learnMore: 'اعرف المزيد',
      disconnect: 'اقطع الاتصال',
      notLoaded: 'تعذّر التحميل. تحقّق من اتصالك ثم حاول مرة أخرى.',
      connect: {
        title: 'اربط محفظتك',
        groups: {
          Recent: 'المستخدمة مؤخرًا',
          Installed: 'المثبّتة لديك',
          Recommended: 'نوصي بها',
          Popular: 'الأكثر استخدامًا',
          More: 'المزيد',
          Others: 'محافظ أخرى',
          Other: 'محافظ أخرى',
        },
        recent: 'استُخدمت مؤخرًا',
        installed: 'مثبّتة',
        notInstalled: 'غير مثبّتة',
        unsupported: 'غير مدعومة',
        unverified: 'اسم غير موثّق',
        unverifiedText:
          'قد تنتحل هذه المحفظة اسم محفظة أخرى. لا تستخدمها إلا إذا كنت قد حصلت عليها من الموقع الرسمي للمحفظة.',
        noWallets: 'لا توجد محفظة في هذا المتصفح بعد. احصل على واحدة لتبدأ.',
        newToWallets: 'هل المحافظ جديدة عليك؟',
        browserWallet: 'محفظة المتصفح',
      },
      search: {
        wallets: 'ابحث عن محفظة',
        chains: 'ابحث عن شبكة',
        transactions: 'ابحث عن معاملة',
        clear: 'امسح البحث',
        found: (value) =>
          count(value, {
            zero: 'لا نتائج',
            one: 'نتيجة واحدة',
            two: 'نتيجتان',
            few: '# نتائج',
            many: '# نتيجة',
            other: '# نتيجة',
          }),
        none: (query) => `لا شيء يطابق «${isolate(query)}».`,
        all: 'اعرض الكل',
      },
      intro: {
        title: 'ما هي المحفظة؟',
        ownTitle: 'رموزك المميّزة في مكان واحد',
        ownText: 'أرسل رموزك المميّزة ومقتنياتك الرقمية واستلمها واحتفظ بها.',
        keyTitle: 'طريقة أبسط لتسجيل الدخول',
        keyText: (app) =>
          `اربط محفظتك لتستخدم ${isolate(app)}. بلا تسجيل ولا كلمات مرور.`,
        getWallet: 'احصل على محفظة',
        continueWith: (wallet) => `تابع عبر ${isolate(wallet)}`,
      },
      get: {
        title: 'احصل على محفظة',
        phoneAndExtension: 'تطبيق للهاتف وإضافة للمتصفح',
        phoneAndDesktop: 'تطبيق للهاتف والحاسوب',
        phone: 'تطبيق للهاتف',
        extension: 'إضافة للمتصفح',
        desktop: 'تطبيق للحاسوب',
        get: 'احصل عليها',
        getNamed: (wallet) => `احصل على ${isolate(wallet)}`,
        none: 'لا توجد هنا محفظة تدعم جهازك.',
        other: 'لم تجد ما تبحث عنه؟ اختر محفظة أخرى من القائمة.',
      },
      asking: {
        confirmIn: (wallet) => `أكّد في ${isolate(wallet)}`,
        confirmInAny: 'أكّد في محفظتك',
        confirmText: 'وافق على الاتصال في محفظتك. لن يكلّفك ذلك شيئًا.',
        switchText: (chain) =>
          `وافق على الانتقال إلى ${isolate(chain)} في محفظتك.`,
        notInstalled: (wallet) => `${isolate(wallet)} غير مثبّتة`,
        notInstalledText: 'ثبّتها أولًا، ثم عد إلى هنا لتربطها.',
        notAvailable: (wallet) => `${isolate(wallet)} غير متاحة هنا`,
        notAvailableText: 'اختر محفظة أخرى لتتابع.',
        elsewhere: {
          safe: 'لا تعمل إلا داخل تطبيق Safe. افتح هذه الصفحة هناك، أو اختر محفظة أخرى.',
          computer:
            'لا تعمل إلا على الحاسوب. افتح هذه الصفحة هناك، أو اختر محفظة أخرى.',
          phone:
            'لا تعمل إلا على الهاتف. افتح هذه الصفحة هناك، أو اختر محفظة أخرى.',
          madeFor: (places) =>
            `لا تعمل إلا مع ${isolate(places)}. افتح هذه الصفحة هناك، أو اختر محفظة أخرى.`,
        },
        readyTitle: (wallet) => `${isolate(wallet)} جاهزة`,
        readyText: 'اربطها لتتابع.',
        connect: 'اربطها',
        retry: 'حاول مجددًا',
        openAgain: 'افتحها مجددًا',
        otherWallets: 'محافظ أخرى',
        without: (wallet) => `ليست لديك ${isolate(wallet)}؟`,
      },
      failures: {
        rejected: {
          title: () => 'رُفض الطلب',
          text: 'رُفض الطلب أو أُغلق في محفظتك. حاول مرة أخرى متى شئت.',
        },
        'already-pending': {
          title: (wallet) => `طلب معلّق في ${isolate(wallet)}`,
          text: 'افتح محفظتك وردّ على الطلب المعلّق.',
        },
        'timed-out': {
          title: (wallet) => `لم تردّ ${isolate(wallet)}`,
          text: 'افتح محفظتك وردّ على الطلب هناك، أو حاول مرة أخرى.',
        },
        'relay-unreachable': {
          title: (wallet) => `تعذّر الوصول إلى ${isolate(wallet)}`,
          text: 'تحقّق من اتصالك بالإنترنت، ثم حاول مرة أخرى.',
        },
        'not-installed': {
          title: (wallet) => `${isolate(wallet)} غير مثبّتة`,
          text: 'ثبّتها أولًا، ثم عد إلى هنا لتربطها.',
        },
        'wallet-gone': {
          title: (wallet) => `لم تعد ${isolate(wallet)} متاحة`,
          text: 'أُزيلت المحفظة أو حُدّثت بينما كانت هذه الصفحة مفتوحة. حدّث الصفحة لتتابع.',
        },
        'connection-lost': {
          title: (wallet) => `انقطع الاتصال مع ${isolate(wallet)}`,
          text: 'افتح محفظتك وألغ قفلها، ثم حاول مرة أخرى.',
        },
        'chain-unsupported': {
          title: (wallet) => `${isolate(wallet)} لا تدعم هذه الشبكة`,
          text: 'اختر محفظة أخرى لتتابع.',
        },
        'chain-unknown': {
          title: (wallet) => `هذه الشبكة ليست في ${isolate(wallet)} بعد`,
          text: 'أضفها في محفظتك، ثم حاول مرة أخرى.',
        },
        'sdk-missing': {
          title: (wallet) => `تعذّر تحميل ${isolate(wallet)}`,
          text: 'تحقّق من اتصالك بالإنترنت، ثم حاول مرة أخرى.',
        },
        'popup-blocked': {
          title: (wallet) => `تعذّر فتح ${isolate(wallet)}`,
          text: 'افتحها مجددًا. وإن لم يُفتح شيء، فاسمح لهذه الصفحة بالنوافذ المنبثقة.',
        },
        'storage-blocked': {
          title: (wallet) => `تعذّر ربط ${isolate(wallet)}`,
          text: 'متصفحك يمنع هذه الصفحة من حفظ البيانات. اسمح بملفات تعريف الارتباط وبيانات الموقع، ثم حاول مرة أخرى.',
        },
        unknown: {
          title: (wallet) => `تعذّر ربط ${isolate(wallet)}`,
          text: 'حدث خطأ ما. حاول مرة أخرى أو اختر محفظة أخرى.',
        },
      },
      refusals: {
        clock: 'تاريخ جهازك أو وقته غير صحيح. صحّحه، ثم حاول مرة أخرى.',
        page: `لا يُسمح لهذا التطبيق باستخدام ${isolate('WalletConnect')}. اختر محفظة أخرى، أو أبلغ مطوّري التطبيق.`,
      },
      report,
      scan: {
        title: (wallet) => `امسح الرمز عبر ${isolate(wallet)}`,
        anyTitle: 'امسح الرمز بهاتفك',
        how: 'اضغط زر المسح في تطبيق محفظتك.',
        open: (wallet) => `افتح ${isolate(wallet)}`,
        openAny: 'افتح محفظتك',
        code: (wallet) => `رمز QR لربط ${isolate(wallet)}`,
        failed: 'تعذّر عرض الرمز. انسخ الرابط بدلًا منه.',
        copy: 'انسخ الرابط',
        copied: 'تم النسخ',
        copyFailed: 'تعذّر النسخ. حدّد الرابط وانسخه:',
        link: 'رابط الاتصال',
        expires: (left) => `ينتهي خلال ${isolate(left)}`,
        newCode: 'رمز جديد',
        timedOut: 'افتح محفظتك وردّ على الطلب هناك، أو احصل على رمز جديد.',
      },
      download: {
        optionsTitle: (wallet) => `احصل على ${isolate(wallet)}`,
        extensionTitle: (wallet) => `${isolate(wallet)} في متصفحك`,
        extensionText: 'اربط محفظتك بنقرة واحدة، مباشرةً في متصفحك.',
        addTo: (browser) => `أضفها إلى ${isolate(browser)}`,
        addToThis: 'أضفها إلى متصفحك',
        desktopTitle: (wallet) => `${isolate(wallet)} على حاسوبك`,
        desktopText: 'تطبيق على حاسوبك، منفصل عن متصفحك.',
        desktopGet: 'احصل على التطبيق',
        phoneTitle: (wallet) => `${isolate(wallet)} على هاتفك`,
        phoneText: 'احمل محفظتك معك واربطها بمسح رمز.',
        phoneGet: 'احصل على تطبيق الهاتف',
        title: (wallet) => `ثبّت ${isolate(wallet)}`,
        text: 'امسح هذا الرمز بكاميرا هاتفك لتحصل على التطبيق.',
        code: (wallet) => `رمز QR لتثبيت ${isolate(wallet)}`,
        failed: 'تعذّر عرض الرمز. افتح صفحة التنزيل بدلًا منه.',
        orOpen: 'افتح صفحة التنزيل',
        continue: 'متابعة',
      },
      instructions: {
        title: (wallet) => `جهّز ${isolate(wallet)}`,
        refreshNow: 'حدّث الصفحة الآن',
        connect: 'اربطها',
        installExtension: {
          title: (wallet) => `ثبّت إضافة ${isolate(wallet)}`,
          text: 'ثبّتها في شريط الأدوات لتبقى على بعد نقرة.',
        },
        installApp: {
          title: (wallet) => `ثبّت تطبيق ${isolate(wallet)}`,
          text: 'أضفه إلى شاشتك الرئيسية ليبقى على بعد لمسة.',
        },
        create: {
          title: () => 'أنشئ محفظة أو استورد محفظتك',
          text: 'دوّن عبارة الاسترداد على ورقة. لا تشاركها مع أحد أبدًا ولا تكتبها في أي موقع.',
        },
        refresh: {
          title: () => 'حدّث هذه الصفحة',
          text: 'ستظهر محفظتك الجديدة هنا بعد ذلك.',
        },
        scan: {
          title: () => 'اضغط زر المسح',
          text: 'امسح الرمز في الشاشة التالية، ثم وافق على الاتصال.',
        },
      },
      signIn: {
        title: 'سجّل الدخول',
        ask: (app) => `سجّل الدخول إلى ${isolate(app)}`,
        askText: (wallet) =>
          `وقّع رسالة في ${isolate(wallet)} لتثبت أن هذا الحساب لك. توقيع هذه الرسالة مجاني ولن ينقل أموالك.`,
        preparing: 'جارٍ التحضير…',
        sign: 'وقّع الرسالة',
        confirmText:
          'اقرأ الرسالة في محفظتك. لا توقّعها إلا إذا ذُكر فيها هذا الموقع.',
        waiting: 'في الانتظار…',
        verifying: 'نتحقّق من توقيعك',
        verifyingText: 'لن يستغرق هذا سوى لحظة.',
        unprepared: (app) => ({
          title: `لم يردّ ${isolate(app)}`,
          text: 'لا توجد رسالة لتوقّعها بعد. تحقّق من اتصالك ثم حاول مرة أخرى.',
        }),
        unsigned: (wallet) => ({
          title: `لم توقّع ${isolate(wallet)}`,
          text: 'حدث خطأ في محفظتك. حاول مرة أخرى.',
        }),
        unverified: (app) => ({
          title: `لم يقبل ${isolate(app)} التوقيع`,
          text: 'تعذّر التحقّق منه. وقّع رسالة جديدة لتحاول مرة أخرى.',
        }),
        wrongOneText:
          'لا يعمل هذا التطبيق على شبكتك الحالية، ولا يمكن لهذه المحفظة تبديلها. اقطع الاتصال، ثم اربط محفظة أخرى.',
        cancel: 'ألغِ واقطع الاتصال',
      },
      account: {
        title: 'حسابك',
        balance: (amount: string, chain: string) =>
          `${isolate(amount)} على ${isolate(chain)}`,
        balanceOn: (chain) => `على ${isolate(chain)}`,
        pending: 'لديك معاملة قيد التنفيذ',
        copy: 'انسخ العنوان',
        copied: 'تم نسخ العنوان',
        copyFailed: 'تعذّر النسخ. انسخ عنوانك من هنا:',
        address: 'عنوانك',
        receive: 'استلام',
        tiles: { copy: 'انسخ', copied: 'تم النسخ', explorer: 'النشاط' },
        activityOn: (explorer) => `النشاط على ${isolate(explorer)}`,
        otherWallet: 'استخدم محفظة أخرى',
        tokens: 'الرموز المميّزة',
        wrong: (account, wallet) =>
          `يحتاج هذا التطبيق إلى الحساب ${isolate(account)}. انتقل إليه في ${isolate(wallet)} أو اربط محفظة تحتويه.`,
        recent: {
          title: 'أحدث المعاملات',
          clear: 'امسح الكل',
          undo: 'تراجع',
          more: (value) => count(value, { other: 'اعرض المزيد (#)' }),
          none: (app) => `ستظهر معاملاتك في ${isolate(app)} هنا.`,
          unnamed: 'معاملة',
          statuses: {
            pending: 'قيد التنفيذ',
            confirmed: 'مؤكدة',
            failed: 'فشلت',
            replaced: 'استُبدلت',
          },
        },
      },
      network: {
        title: 'بدّل الشبكة',
        connected: 'متصلة',
        confirm: 'أكّد في محفظتك',
        wrongTitle: 'شبكة خاطئة',
        wrongText:
          'لا يعمل هذا التطبيق على شبكتك الحالية. اختر شبكة أخرى لتتابع.',
        oneTitle: 'الشبكات',
        mainnet: 'رئيسية',
        testnet: 'تجريبية',
        onlyText: 'يعمل هذا التطبيق على هذه الشبكة فقط.',
        oneText:
          'لا يمكن لهذه المحفظة تبديل الشبكة. لاستخدام شبكة أخرى، اربط محفظة تعمل عليها بالفعل.',
        wrongOneText:
          'لا يعمل هذا التطبيق على شبكتك الحالية، ولا يمكن لهذه المحفظة تبديلها. اربط محفظة تعمل على إحدى هذه الشبكات.',
      },
      unnamed: {
        continueWith: 'تابع بمحفظة المتصفح',
        ready: 'محفظتك جاهزة',
        pending: 'في محفظتك طلب معلّق',
        timedOut: 'لم تردّ محفظتك',
        gone: 'لم تعد محفظتك متاحة',
        lost: 'انقطع الاتصال مع محفظتك',
        chainUnsupported: 'محفظتك لا تدعم هذه الشبكة',
        chainUnknown: 'هذه الشبكة ليست في محفظتك بعد',
        failed: 'تعذّر ربط محفظتك',
        askText:
          'وقّع رسالة في محفظتك لتثبت أن هذا الحساب لك. توقيع هذه الرسالة مجاني ولن ينقل أموالك.',
        unsigned: 'لم توقّع محفظتك',
        wrong: (account) =>
          `يحتاج هذا التطبيق إلى الحساب ${isolate(account)}. انتقل إليه في محفظتك أو اربط محفظة تحتويه.`,
      },
    },
    choice: {
      tickFirst: 'وافق على الشروط أولًا، ثم اختر محفظة.',
      connectWith: (wallet) => `اربط ${isolate(wallet)}`,
    },
    notice: {
      switchAccount: (account) => `بدّل إلى ${isolate(account)}`,
      wrongAccount: (switchTo, yourAccount) => `${switchTo}. ${yourAccount}`,
      switchFailed: {
        rejected: (chain) => `رُفض الانتقال إلى ${isolate(chain)}.`,
        'already-pending': () => 'في محفظتك طلب معلّق. ردّ عليه أولًا.',
        'timed-out': () => 'لم تردّ محفظتك. افتحها أو حاول مجددًا.',
        'relay-unreachable': () =>
          'تعذّر الوصول إلى محفظتك. تحقّق من اتصالك، ثم حاول مجددًا.',
        'not-installed': () => 'لا تجد هذه الصفحة محفظتك. اربطها مجددًا.',
        'wallet-gone': () => 'أُزيلت محفظتك أو حُدّثت. حدّث الصفحة لتتابع.',
        'connection-lost': () => 'انقطع الاتصال مع محفظتك. اربطها مجددًا.',
        'chain-unsupported': (chain) => `محفظتك لا تدعم ${isolate(chain)}.`,
        'chain-unknown': (chain) =>
          `${isolate(chain)} ليست في محفظتك بعد. أضفها أولًا.`,
        'sdk-missing': () =>
          'تعذّر تحميل جزء من هذه الصفحة. تحقّق من اتصالك، ثم حاول مجددًا.',
        'popup-blocked': () =>
          'تعذّر فتح محفظتك. اسمح بالنوافذ المنبثقة، ثم حاول مجددًا.',
        'storage-blocked': () =>
          'متصفحك يمنع هذه الصفحة من حفظ البيانات. اسمح بملفات تعريف الارتباط وبيانات الموقع، ثم حاول مرة أخرى.',
        unknown: (chain) => `تعذّر الانتقال إلى ${isolate(chain)}.`,
      },
      notAllowed: (chain) =>
        `هذا الاتصال لا يسمح بشبكة ${isolate(chain)}. اربط محفظتك مجددًا أو استخدم محفظة أخرى.`,
      retry: 'حاول مجددًا',
      add: 'أضف الشبكة',
      reconnect: 'اربطها مجددًا',
      reload: 'حدّث الصفحة الآن',
      report,
    },
    shell: {
      back: 'رجوع',
      close: 'إغلاق',
      titles: {
        connect: 'اربط محفظتك',
        signIn: 'سجّل الدخول',
        account: 'حسابك',
        network: 'بدّل الشبكة',
      },
      notLoaded:
        'تعذّر التحميل. تحقّق من اتصالك ثم حاول مرة أخرى، أو حدّث الصفحة.',
      retry: 'حاول مجددًا',
    },
    badges: {
      batching: 'عدة معاملات معًا',
      smartAccount: 'حساب ذكي',
      gasPaidBy: (payer) => `الرسوم على ${isolate(payer)}`,
    },
    wallets: {
      title: 'محافظك',
      active: 'نشطة',
      use: (wallet) => `استخدم ${isolate(wallet)}`,
      leave: (wallet) => `اقطع اتصال ${isolate(wallet)}`,
      another: 'اربط محفظة أخرى',
      now: (wallet) => `المحفظة النشطة الآن: ${isolate(wallet)}.`,
      unnamed: {
        use: 'استخدم محفظة المتصفح',
        leave: 'اقطع اتصال محفظة المتصفح',
        now: 'محفظة المتصفح هي النشطة الآن.',
      },
    },
  }
}
