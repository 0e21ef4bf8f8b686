import type { Grammar } from '../Grammar'
import type { Messages } from '../Messages'

/** Turkish. */
export const messages = ({ locale, count }: Grammar): Messages => {
  const report = {
    label: 'Rapor',
    copy: 'Raporu kopyala',
    copied: 'Rapor kopyalandı',
    copyFailed: 'Kopyalanamadı. Raporu buradan kopyalayın:',
  }
  return {
    button: {
      locale,
      dir: 'ltr',
      connect: 'Cüzdanı bağla',
      wrongNetwork: 'Yanlış ağ',
      dismiss: 'Kapat',
      chooseNetwork: (chain) => `Ağ: ${chain}. Ağı değiştir`,
      leaveNetwork: (chain) => `Yanlış ağ: ${chain}. Ağı değiştir`,
      yourAccount: (account, chain, balance) => {
        const place = chain ? `${account}, ${chain} ağında` : account
        return balance ? `${balance} ${place}. Hesap` : `${place}. Hesap`
      },
      pending: 'İşlem bekliyor',
      notLoadedShort: 'Yüklenemedi. Tekrar dene',
    },
    dialogs: {
      locale,
      close: 'Kapat',
      back: 'Geri',
      learnMore: 'Daha fazla bilgi',
      disconnect: 'Bağlantıyı kes',
      notLoaded: 'Yüklenemedi. Bağlantınızı kontrol edip tekrar deneyin.',
      connect: {
        title: 'Cüzdan bağlayın',
        groups: {
          Recent: 'Son kullanılan',
          Installed: 'Yüklü',
          Recommended: 'Önerilen',
          Popular: 'Popüler',
          More: 'Daha fazla',
          Others: 'Diğer',
          Other: 'Diğer',
        },
        recent: 'Son kullanılan',
        installed: 'Yüklü',
        notInstalled: 'Yüklü değil',
        unsupported: 'Uyumsuz',
        unverified: 'Doğrulanmamış ad',
        unverifiedText:
          'Bu cüzdan, başka bir cüzdanı taklit ediyor olabilir. Yalnızca cüzdanın resmî web sitesinden aldıysanız kullanın.',
        noWallets:
          'Bu tarayıcıda henüz cüzdan yok. Başlamak için bir cüzdan indirin.',
        newToWallets: 'İlk cüzdanınız mı?',
        browserWallet: 'Tarayıcı cüzdanı',
      },
      search: {
        wallets: 'Cüzdan ara',
        chains: 'Ağ ara',
        transactions: 'İşlem ara',
        clear: 'Aramayı temizle',
        found: (value) => count(value, { other: '# sonuç' }),
        none: (query) => `“${query}” için sonuç yok.`,
        all: 'Tümünü göster',
      },
      intro: {
        title: 'Cüzdan nedir?',
        ownTitle: 'Token’larınız tek bir yerde',
        ownText:
          'Token ve koleksiyon parçalarınızı gönderin, alın ve saklayın.',
        keyTitle: 'Giriş yapmanın daha kolay yolu',
        keyText: (app) =>
          `${app} uygulamasını kullanmak için cüzdanınızı bağlayın. Kayıt ve şifre gerekmez.`,
        getWallet: 'Cüzdan indir',
        continueWith: (wallet) => `${wallet} ile devam et`,
      },
      get: {
        title: 'Cüzdan indirin',
        phoneAndExtension: 'Mobil uygulama ve tarayıcı uzantısı',
        phoneAndDesktop: 'Mobil ve masaüstü uygulaması',
        phone: 'Mobil uygulama',
        extension: 'Tarayıcı uzantısı',
        desktop: 'Masaüstü uygulaması',
        get: 'İndir',
        getNamed: (wallet) => `${wallet} indir`,
        none: 'Buradaki hiçbir cüzdan bu cihazı desteklemiyor.',
        other: 'Aradığınız bu değil mi? Listeden başka bir cüzdan seçin.',
      },
      asking: {
        confirmIn: (wallet) => `${wallet} içinde onaylayın`,
        confirmInAny: 'Cüzdanınızda onaylayın',
        confirmText: 'Bağlantıyı cüzdanınızda onaylayın. Ücretsizdir.',
        switchText: (chain) => `Cüzdanınızda ${chain} ağına geçişi onaylayın.`,
        notInstalled: (wallet) => `${wallet} yüklü değil`,
        notInstalledText: 'Önce yükleyin, sonra bağlamak için geri dönün.',
        notAvailable: (wallet) => `${wallet} burada kullanılamıyor`,
        notAvailableText: 'Devam etmek için başka bir cüzdan seçin.',
        elsewhere: {
          safe: 'Yalnızca Safe uygulamasında çalışır. Bu sayfayı orada açın veya başka bir cüzdan seçin.',
          computer:
            'Yalnızca bilgisayarda çalışır. Bu sayfayı orada açın veya başka bir cüzdan seçin.',
          phone:
            'Yalnızca telefonda çalışır. Bu sayfayı orada açın veya başka bir cüzdan seçin.',
          madeFor: (places) =>
            `Yalnızca ${places} ile çalışır. Bu sayfayı orada açın veya başka bir cüzdan seçin.`,
        },
        readyTitle: (wallet) => `${wallet} hazır`,
        readyText: 'Devam etmek için bağlayın.',
        connect: 'Bağla',
        retry: 'Tekrar dene',
        openAgain: 'Tekrar aç',
        otherWallets: 'Diğer cüzdanlar',
        without: (wallet) => `${wallet} yok mu?`,
      },
      failures: {
        rejected: {
          title: () => 'İstek reddedildi',
          text: 'Cüzdanınızda reddedildi veya kapatıldı. Hazır olduğunuzda tekrar deneyin.',
        },
        'already-pending': {
          title: (wallet) => `${wallet} içinde bekleyen istek var`,
          text: 'Cüzdanınızı açın ve bekleyen isteği yanıtlayın.',
        },
        'timed-out': {
          title: (wallet) => `${wallet} yanıt vermedi`,
          text: 'Cüzdanınızı açıp orada yanıtlayın veya tekrar deneyin.',
        },
        'relay-unreachable': {
          title: (wallet) => `${wallet} cüzdanına ulaşılamadı`,
          text: 'İnternet bağlantınızı kontrol edip tekrar deneyin.',
        },
        'not-installed': {
          title: (wallet) => `${wallet} yüklü değil`,
          text: 'Önce yükleyin, sonra bağlamak için geri dönün.',
        },
        'wallet-gone': {
          title: (wallet) => `${wallet} artık kullanılamıyor`,
          text: 'Bu sayfa açıkken kaldırıldı veya güncellendi. Devam etmek için sayfayı yenileyin.',
        },
        'connection-lost': {
          title: (wallet) => `${wallet} ile bağlantı kesildi`,
          text: 'Cüzdanınızı açıp kilidini kaldırın, sonra tekrar deneyin.',
        },
        'chain-unsupported': {
          title: (wallet) => `${wallet} bu ağı desteklemiyor`,
          text: 'Devam etmek için başka bir cüzdan seçin.',
        },
        'chain-unknown': {
          title: (wallet) => `Bu ağ henüz ${wallet} içinde yok`,
          text: 'Cüzdanınıza ekleyip tekrar deneyin.',
        },
        'sdk-missing': {
          title: (wallet) => `${wallet} yüklenemedi`,
          text: 'İnternet bağlantınızı kontrol edip tekrar deneyin.',
        },
        'popup-blocked': {
          title: (wallet) => `${wallet} açılamadı`,
          text: 'Tekrar açın. Hiçbir şey açılmazsa bu sayfa için açılır pencerelere izin verin.',
        },
        'storage-blocked': {
          title: (wallet) => `${wallet} ile bağlantı kurulamadı`,
          text: 'Tarayıcınız bu sayfanın veri kaydetmesine izin vermiyor. Çerezlere ve site verilerine izin verip tekrar deneyin.',
        },
        unknown: {
          title: (wallet) => `${wallet} ile bağlantı kurulamadı`,
          text: 'Bir sorun oluştu. Tekrar deneyin veya başka bir cüzdan seçin.',
        },
      },
      refusals: {
        clock: 'Cihazınızın tarihi veya saati yanlış. Düzeltip tekrar deneyin.',
        page: 'Bu uygulamanın WalletConnect kullanmasına izin verilmiyor. Başka bir cüzdan seçin veya uygulamanın geliştiricilerine haber verin.',
      },
      report,
      scan: {
        title: (wallet) => `${wallet} ile tarayın`,
        anyTitle: 'Telefonunuzla tarayın',
        how: 'Cüzdan uygulamanızda tarama düğmesine dokunun.',
        open: (wallet) => `${wallet} uygulamasını aç`,
        openAny: 'Cüzdanınızı aç',
        code: (wallet) => `${wallet} bağlamak için QR kodu`,
        failed: 'Kod gösterilemedi. Bunun yerine bağlantıyı kopyalayın.',
        copy: 'Bağlantıyı kopyala',
        copied: 'Kopyalandı',
        copyFailed: 'Kopyalanamadı. Bağlantıyı seçip kopyalayın:',
        link: 'Bağlantı adresi',
        expires: (left) => `Kalan süre: ${left}`,
        newCode: 'Yeni kod',
        timedOut: 'Cüzdanınızı açıp orada yanıtlayın veya yeni bir kod alın.',
      },
      download: {
        optionsTitle: (wallet) => `${wallet} indirin`,
        extensionTitle: (wallet) => `Tarayıcınızda ${wallet}`,
        extensionText: 'Tarayıcınızda tek tıkla bağlanın.',
        addTo: (browser) => `${browser} tarayıcısına ekle`,
        addToThis: 'Tarayıcınıza ekle',
        desktopTitle: (wallet) => `Bilgisayarınızda ${wallet}`,
        desktopText: 'Bilgisayarınızda, tarayıcıdan ayrı bir uygulama.',
        desktopGet: 'Uygulamayı indir',
        phoneTitle: (wallet) => `Telefonunuzda ${wallet}`,
        phoneText: 'Cüzdanınızı yanınızda taşıyın ve kod tarayarak bağlanın.',
        phoneGet: 'Mobil uygulamayı indir',
        title: (wallet) => `${wallet} yükleyin`,
        text: 'Uygulamayı indirmek için bu kodu telefonunuzun kamerasıyla tarayın.',
        code: (wallet) => `${wallet} yüklemek için QR kodu`,
        failed: 'Kod gösterilemedi. Bunun yerine indirme sayfasını açın.',
        orOpen: 'İndirme sayfasını aç',
        continue: 'Devam et',
      },
      instructions: {
        title: (wallet) => `${wallet} kurulumu`,
        refreshNow: 'Şimdi yenile',
        connect: 'Bağla',
        installExtension: {
          title: (wallet) => `${wallet} uzantısını yükleyin`,
          text: 'Tek tıkla ulaşmak için araç çubuğuna sabitleyin.',
        },
        installApp: {
          title: (wallet) => `${wallet} uygulamasını yükleyin`,
          text: 'Tek dokunuşla ulaşmak için ana ekranınıza ekleyin.',
        },
        create: {
          title: () => 'Cüzdan oluşturun veya içe aktarın',
          text: 'Kurtarma ifadenizi kâğıda yazın. Asla kimseyle paylaşmayın ve hiçbir web sitesine girmeyin.',
        },
        refresh: {
          title: () => 'Bu sayfayı yenileyin',
          text: 'Ardından yeni cüzdanınız burada görünür.',
        },
        scan: {
          title: () => 'Tarama düğmesine dokunun',
          text: 'Sonraki ekrandaki kodu tarayın, sonra bağlantıyı onaylayın.',
        },
      },
      signIn: {
        title: 'Giriş yap',
        ask: (app) => `${app} uygulamasına giriş yapın`,
        askText: (wallet) =>
          `Bu hesabın size ait olduğunu kanıtlamak için ${wallet} içinde bir mesaj imzalayın. Bu mesajı imzalamak ücretsizdir ve varlıklarınızı taşımaz.`,
        preparing: 'Hazırlanıyor…',
        sign: 'Mesajı imzala',
        confirmText:
          'Mesajı cüzdanınızda okuyun. Yalnızca bu sitenin adı geçiyorsa imzalayın.',
        waiting: 'Bekleniyor…',
        verifying: 'İmzanız kontrol ediliyor',
        verifyingText: 'Bu yalnızca bir an sürer.',
        unprepared: (app) => ({
          title: `${app} yanıt vermedi`,
          text: 'Henüz imzalanacak bir mesaj yok. Bağlantınızı kontrol edip tekrar deneyin.',
        }),
        unsigned: (wallet) => ({
          title: `${wallet} imzalamadı`,
          text: 'Cüzdanınızda bir sorun oluştu. Tekrar deneyin.',
        }),
        unverified: (app) => ({
          title: `${app} imzayı kabul etmedi`,
          text: 'Doğrulanamadı. Tekrar denemek için yeni bir mesaj imzalayın.',
        }),
        wrongOneText:
          'Bu uygulama şu anki ağınızda çalışmıyor ve bu cüzdan ağ değiştiremez. Bağlantıyı kesin ve başka bir cüzdan bağlayın.',
        cancel: 'Vazgeç ve bağlantıyı kes',
      },
      account: {
        title: 'Hesabınız',
        balance: (amount: string, chain: string) => `${chain} ağında ${amount}`,
        balanceOn: (chain) => `${chain} ağında`,
        pending: 'İşlem bekliyor',
        copy: 'Adresi kopyala',
        copied: 'Adres kopyalandı',
        copyFailed: 'Kopyalanamadı. Adresinizi buradan kopyalayın:',
        address: 'Adresiniz',
        receive: 'Al',
        tiles: { copy: 'Kopyala', copied: 'Kopyalandı', explorer: 'Etkinlik' },
        activityOn: (explorer) => `Etkinlik: ${explorer}`,
        otherWallet: 'Başka bir cüzdan kullan',
        tokens: 'Tokenlar',
        wrong: (account, wallet) =>
          `Bu uygulama ${account} hesabını gerektiriyor. ${wallet} içinde o hesaba geçin veya o hesabın olduğu bir cüzdanı bağlayın.`,
        recent: {
          title: 'Son işlemler',
          clear: 'Tümünü temizle',
          undo: 'Geri al',
          more: (value) => count(value, { other: '# tane daha göster' }),
          none: (app) => `${app} içindeki işlemleriniz burada görünür.`,
          unnamed: 'İşlem',
          statuses: {
            pending: 'Bekliyor',
            confirmed: 'Onaylandı',
            failed: 'Başarısız',
            replaced: 'Değiştirildi',
          },
        },
      },
      network: {
        title: 'Ağı değiştir',
        connected: 'Bağlı',
        confirm: 'Cüzdanınızda onaylayın',
        wrongTitle: 'Yanlış ağ',
        wrongText:
          'Bu uygulama şu anki ağınızda çalışmıyor. Devam etmek için başka bir ağ seçin.',
        oneTitle: 'Ağlar',
        mainnet: 'Ana ağ',
        testnet: 'Test ağı',
        onlyText: 'Bu uygulama yalnızca bu ağda çalışır.',
        oneText:
          'Bu cüzdan ağ değiştiremez. Başka bir ağ kullanmak için zaten o ağda olan bir cüzdan bağlayın.',
        wrongOneText:
          'Bu uygulama şu anki ağınızda çalışmıyor ve bu cüzdan ağ değiştiremez. Bu ağlardan birindeki bir cüzdanı bağlayın.',
      },
      unnamed: {
        continueWith: 'Tarayıcı cüzdanıyla devam et',
        ready: 'Cüzdanınız hazır',
        pending: 'Cüzdanınızda bekleyen bir istek var',
        timedOut: 'Cüzdanınız yanıt vermedi',
        gone: 'Cüzdanınız artık kullanılamıyor',
        lost: 'Cüzdanınızla bağlantı kesildi',
        chainUnsupported: 'Cüzdanınız bu ağı desteklemiyor',
        chainUnknown: 'Bu ağ henüz cüzdanınızda yok',
        failed: 'Cüzdanınızla bağlantı kurulamadı',
        askText:
          'Bu hesabın size ait olduğunu kanıtlamak için cüzdanınızda bir mesaj imzalayın. Bu mesajı imzalamak ücretsizdir ve varlıklarınızı taşımaz.',
        unsigned: 'Cüzdanınız imzalamadı',
        wrong: (account) =>
          `Bu uygulama ${account} hesabını gerektiriyor. Cüzdanınızda o hesaba geçin veya o hesabın olduğu bir cüzdanı bağlayın.`,
      },
    },
    choice: {
      tickFirst: 'Önce şartları kabul edin, sonra bir cüzdan seçin.',
      connectWith: (wallet) => `${wallet} ile bağlan`,
    },
    notice: {
      switchAccount: (account) => `${account} hesabına geç`,
      wrongAccount: (switchTo, yourAccount) => `${switchTo}. ${yourAccount}`,
      switchFailed: {
        rejected: (chain) => `${chain} ağına geçiş reddedildi.`,
        'already-pending': () =>
          'Cüzdanınızda bekleyen bir istek var. Önce onu yanıtlayın.',
        'timed-out': () =>
          'Cüzdanınız yanıt vermedi. Açın veya tekrar deneyin.',
        'relay-unreachable': () =>
          'Cüzdanınıza ulaşılamadı. Bağlantınızı kontrol edip tekrar deneyin.',
        'not-installed': () =>
          'Bu sayfa cüzdanınızı bulamıyor. Tekrar bağlayın.',
        'wallet-gone': () =>
          'Cüzdanınız kaldırıldı veya güncellendi. Devam etmek için sayfayı yenileyin.',
        'connection-lost': () =>
          'Cüzdanınızla bağlantı kesildi. Tekrar bağlayın.',
        'chain-unsupported': (chain) =>
          `Cüzdanınız ${chain} ağını desteklemiyor.`,
        'chain-unknown': (chain) =>
          `${chain} ağı henüz cüzdanınızda yok. Önce ekleyin.`,
        'sdk-missing': () =>
          'Bu sayfanın bir bölümü yüklenmedi. Bağlantınızı kontrol edip tekrar deneyin.',
        'popup-blocked': () =>
          'Cüzdanınız açılamadı. Açılır pencerelere izin verip tekrar deneyin.',
        'storage-blocked': () =>
          'Tarayıcınız bu sayfanın veri kaydetmesine izin vermiyor. Çerezlere ve site verilerine izin verip tekrar deneyin.',
        unknown: (chain) => `${chain} ağına geçilemedi.`,
      },
      notAllowed: (chain) =>
        `Bu bağlantı ${chain} ağına izin vermiyor. Yeniden bağlayın veya başka bir cüzdan kullanın.`,
      retry: 'Tekrar dene',
      add: 'Ağ ekle',
      reconnect: 'Yeniden bağla',
      reload: 'Şimdi yenile',
      report,
    },
    shell: {
      back: 'Geri',
      close: 'Kapat',
      titles: {
        connect: 'Cüzdan bağlayın',
        signIn: 'Giriş yap',
        account: 'Hesabınız',
        network: 'Ağı değiştir',
      },
      notLoaded:
        'Yüklenemedi. Bağlantınızı kontrol edip tekrar deneyin veya sayfayı yenileyin.',
      retry: 'Tekrar dene',
    },
    badges: {
      batching: 'Tek seferde birden çok işlem',
      smartAccount: 'Akıllı hesap',
      gasPaidBy: (payer) => `Ücreti ödeyen: ${payer}`,
    },
    wallets: {
      title: 'Cüzdanlarınız',
      active: 'Etkin',
      use: (wallet) => `${wallet} cüzdanını kullan`,
      leave: (wallet) => `${wallet} bağlantısını kes`,
      another: 'Başka bir cüzdan bağla',
      now: (wallet) => `${wallet} artık etkin.`,
      unnamed: {
        use: 'Tarayıcı cüzdanını kullan',
        leave: 'Tarayıcı cüzdanının bağlantısını kes',
        now: 'Tarayıcı cüzdanı artık etkin.',
      },
    },
  }
}
