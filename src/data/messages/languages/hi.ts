import type { Grammar } from '../Grammar'
import type { Messages } from '../Messages'

/** Hindi. */
export const messages = ({ locale, count }: Grammar): Messages => {
  const report = {
    label: 'रिपोर्ट',
    copy: 'रिपोर्ट कॉपी करें',
    copied: 'रिपोर्ट कॉपी हुई',
    copyFailed: 'कॉपी नहीं हुआ। रिपोर्ट यहाँ से कॉपी करें:',
  }
  return {
    button: {
      locale,
      dir: 'ltr',
      connect: 'वॉलेट कनेक्ट करें',
      wrongNetwork: 'ग़लत नेटवर्क',
      dismiss: 'बंद करें',
      chooseNetwork: (chain) => `नेटवर्क: ${chain}। नेटवर्क बदलें`,
      leaveNetwork: (chain) => `ग़लत नेटवर्क: ${chain}। नेटवर्क बदलें`,
      yourAccount: (account, chain, balance) => {
        const place = chain ? `${account}, ${chain} पर` : account
        return balance ? `${balance} ${place}। खाता` : `${place}। खाता`
      },
      pending: 'लेन-देन जारी है',
      notLoadedShort: 'लोड नहीं हुआ। फिर कोशिश करें या रीफ़्रेश करें',
    },
    dialogs: {
      locale,
      close: 'बंद करें',
      back: 'वापस',
      learnMore: 'और जानें',
      disconnect: 'डिस्कनेक्ट करें',
      notLoaded: 'यह लोड नहीं हुआ। अपना कनेक्शन जाँचें और फिर कोशिश करें।',
      connect: {
        title: 'वॉलेट कनेक्ट करें',
        groups: {
          Recent: 'हालिया',
          Installed: 'इंस्टॉल किए गए',
          Recommended: 'सुझाए गए',
          Popular: 'लोकप्रिय',
          More: 'और भी',
          Others: 'अन्य',
          Other: 'अन्य',
        },
        recent: 'हालिया',
        installed: 'इंस्टॉल है',
        notInstalled: 'इंस्टॉल नहीं है',
        unsupported: 'समर्थित नहीं',
        unverified: 'असत्यापित नाम',
        unverifiedText:
          'हो सकता है कि यह किसी दूसरे वॉलेट का नाम इस्तेमाल कर रहा हो। इसका उपयोग तभी करें जब आपने इसे ख़ुद इंस्टॉल किया हो।',
        noWallets:
          'इस ब्राउज़र में अभी कोई वॉलेट काम नहीं करता। शुरू करने के लिए एक वॉलेट पाएँ।',
        newToWallets: 'वॉलेट आपके लिए नया है?',
        browserWallet: 'ब्राउज़र वॉलेट',
      },
      search: {
        wallets: 'वॉलेट खोजें',
        chains: 'नेटवर्क खोजें',
        transactions: 'लेन-देन खोजें',
        clear: 'खोज साफ़ करें',
        found: (value) => count(value, { one: '# नतीजा', other: '# नतीजे' }),
        none: (query) => `“${query}” के लिए कोई नतीजा नहीं।`,
        all: 'सभी दिखाएँ',
      },
      intro: {
        title: 'वॉलेट क्या है?',
        ownTitle: 'आपकी डिजिटल संपत्ति का घर',
        ownText: 'टोकन और संग्रहणीय चीज़ें भेजें, प्राप्त करें और रखें।',
        keyTitle: 'साइन इन करने का आसान तरीका',
        keyText: (app) =>
          `${app} का उपयोग करने के लिए अपना वॉलेट कनेक्ट करें। न पंजीकरण, न पासवर्ड।`,
        getWallet: 'वॉलेट पाएँ',
        continueWith: (wallet) => `${wallet} से जारी रखें`,
      },
      get: {
        title: 'वॉलेट पाएँ',
        phoneAndExtension: 'मोबाइल ऐप और ब्राउज़र एक्सटेंशन',
        phoneAndDesktop: 'मोबाइल और डेस्कटॉप ऐप',
        phone: 'मोबाइल ऐप',
        extension: 'ब्राउज़र एक्सटेंशन',
        desktop: 'डेस्कटॉप ऐप',
        get: 'पाएँ',
        getNamed: (wallet) => `${wallet} पाएँ`,
        none: 'यहाँ का कोई वॉलेट इस डिवाइस पर नहीं चलता।',
        other: 'जो चाहिए वह नहीं मिला? सूची से दूसरा वॉलेट चुनें।',
      },
      asking: {
        confirmIn: (wallet) => `${wallet} में पुष्टि करें`,
        confirmInAny: 'अपने वॉलेट में पुष्टि करें',
        confirmText: 'अपने वॉलेट में कनेक्शन को मंज़ूरी दें। यह मुफ़्त है।',
        switchText: (chain) => `अपने वॉलेट में ${chain} पर स्विच करने को मंज़ूरी दें।`,
        notInstalled: (wallet) => `${wallet} इंस्टॉल नहीं है`,
        notInstalledText: 'पहले इंस्टॉल करें, फिर कनेक्ट करने के लिए वापस आएँ।',
        notAvailable: (wallet) => `${wallet} यहाँ उपलब्ध नहीं है`,
        notAvailableText: 'आगे बढ़ने के लिए दूसरा वॉलेट चुनें।',
        elsewhere: {
          safe: 'यह केवल Safe ऐप में काम करता है। यह पेज वहाँ खोलें या दूसरा वॉलेट चुनें।',
          computer:
            'यह केवल कंप्यूटर पर काम करता है। यह पेज वहाँ खोलें या दूसरा वॉलेट चुनें।',
          phone: 'यह केवल फ़ोन पर काम करता है। यह पेज वहाँ खोलें या दूसरा वॉलेट चुनें।',
          madeFor: (places) =>
            `यह ${places} के लिए बना है। यह पेज वहाँ खोलें या दूसरा वॉलेट चुनें।`,
        },
        readyTitle: (wallet) => `${wallet} तैयार है`,
        readyText: 'आगे बढ़ने के लिए इसे कनेक्ट करें।',
        connect: 'कनेक्ट करें',
        retry: 'फिर कोशिश करें',
        openAgain: 'फिर खोलें',
        otherWallets: 'अन्य वॉलेट',
        without: (wallet) => `${wallet} नहीं है?`,
      },
      failures: {
        rejected: {
          title: () => 'अनुरोध अस्वीकार हुआ',
          text: 'इसे आपके वॉलेट में अस्वीकार या बंद किया गया। तैयार होने पर फिर कोशिश करें।',
        },
        'already-pending': {
          title: (wallet) => `${wallet} में अनुरोध बाकी है`,
          text: 'अपना वॉलेट खोलें और बाकी अनुरोध का जवाब दें।',
        },
        'timed-out': {
          title: (wallet) => `${wallet} से जवाब नहीं मिला`,
          text: 'अपना वॉलेट खोलें और वहाँ जवाब दें, या फिर कोशिश करें।',
        },
        'relay-unreachable': {
          title: (wallet) => `${wallet} से संपर्क नहीं हुआ`,
          text: 'अपना इंटरनेट कनेक्शन जाँचें और फिर कोशिश करें।',
        },
        'not-installed': {
          title: (wallet) => `${wallet} इंस्टॉल नहीं है`,
          text: 'पहले इंस्टॉल करें, फिर कनेक्ट करने के लिए वापस आएँ।',
        },
        'wallet-gone': {
          title: (wallet) => `${wallet} अब उपलब्ध नहीं है`,
          text: 'यह पेज खुला रहते हुए इसे हटाया या अपडेट किया गया। आगे बढ़ने के लिए पेज रीफ़्रेश करें।',
        },
        'connection-lost': {
          title: (wallet) => `${wallet} से कनेक्शन टूट गया`,
          text: 'अपना वॉलेट खोलें और अनलॉक करें, फिर कोशिश करें।',
        },
        'chain-unsupported': {
          title: (wallet) => `${wallet} में यह नेटवर्क समर्थित नहीं है`,
          text: 'आगे बढ़ने के लिए दूसरा वॉलेट चुनें।',
        },
        'chain-unknown': {
          title: (wallet) => `यह नेटवर्क अभी ${wallet} में नहीं है`,
          text: 'इसे अपने वॉलेट में जोड़ें और फिर कोशिश करें।',
        },
        'sdk-missing': {
          title: (wallet) => `${wallet} लोड नहीं हुआ`,
          text: 'अपना इंटरनेट कनेक्शन जाँचें और फिर कोशिश करें।',
        },
        'popup-blocked': {
          title: (wallet) => `${wallet} नहीं खुला`,
          text: 'फिर कोशिश करें। फिर भी न खुले, तो इस पेज के लिए पॉप-अप की अनुमति दें।',
        },
        'storage-blocked': {
          title: (wallet) => `${wallet} से कनेक्ट नहीं हुआ`,
          text: 'आपका ब्राउज़र इस पेज को डेटा सहेजने नहीं दे रहा। कुकी और साइट डेटा की अनुमति दें और फिर कोशिश करें।',
        },
        unknown: {
          title: (wallet) => `${wallet} से कनेक्ट नहीं हुआ`,
          text: 'कुछ ग़लत हुआ। फिर कोशिश करें या दूसरा वॉलेट चुनें।',
        },
      },
      refusals: {
        clock: 'अपने डिवाइस की तारीख़ व समय जाँचें और फिर कोशिश करें।',
        page: 'इस पेज को WalletConnect इस्तेमाल करने की अनुमति नहीं है। इसके मालिक को बताएँ या दूसरा वॉलेट चुनें।',
      },
      report,
      scan: {
        title: (wallet) => `${wallet} से स्कैन करें`,
        anyTitle: 'अपने फ़ोन से स्कैन करें',
        how: 'अपने वॉलेट ऐप में स्कैन बटन पर टैप करें।',
        open: (wallet) => `${wallet} खोलें`,
        openAny: 'अपना वॉलेट खोलें',
        code: (wallet) => `${wallet} कनेक्ट करने का QR कोड`,
        failed: 'कोड नहीं दिखाया जा सका। इसके बजाय लिंक कॉपी करें।',
        copy: 'लिंक कॉपी करें',
        copied: 'कॉपी हुआ',
        copyFailed: 'कॉपी नहीं हुआ। यहाँ से कॉपी करें:',
        link: 'कनेक्शन लिंक',
        expires: (left) => `${left} में समाप्त होगा`,
        newCode: 'नया कोड',
      },
      download: {
        optionsTitle: (wallet) => `${wallet} पाएँ`,
        extensionTitle: (wallet) => `आपके ब्राउज़र में ${wallet}`,
        extensionText: 'ब्राउज़र में ही एक क्लिक से कनेक्ट करें।',
        addTo: (browser) => `${browser} में जोड़ें`,
        addToThis: 'ब्राउज़र में जोड़ें',
        desktopTitle: (wallet) => `आपके कंप्यूटर पर ${wallet}`,
        desktopText: 'ब्राउज़र से अलग, एक स्वतंत्र ऐप।',
        desktopGet: 'ऐप पाएँ',
        phoneTitle: (wallet) => `आपके फ़ोन पर ${wallet}`,
        phoneText: 'वॉलेट साथ रखें और कोड स्कैन करके कनेक्ट करें।',
        phoneGet: 'मोबाइल ऐप पाएँ',
        none: (wallet) => `${wallet} अभी इस ब्राउज़र के लिए उपलब्ध नहीं है।`,
        title: (wallet) => `${wallet} इंस्टॉल करें`,
        text: 'ऐप पाने के लिए इस कोड को फ़ोन के कैमरे से स्कैन करें।',
        code: (wallet) => `${wallet} इंस्टॉल करने का QR कोड`,
        failed: 'कोड नहीं दिखाया जा सका। इसके बजाय डाउनलोड पेज खोलें।',
        orOpen: 'डाउनलोड पेज खोलें',
        continue: 'जारी रखें',
      },
      instructions: {
        title: (wallet) => `${wallet} सेट अप करें`,
        refreshNow: 'अभी रीफ़्रेश करें',
        connect: 'कनेक्ट करें',
        installExtension: {
          title: (wallet) => `${wallet} एक्सटेंशन इंस्टॉल करें`,
          text: 'इसे टूलबार पर पिन करें, ताकि यह एक क्लिक में खुले।',
        },
        installApp: {
          title: (wallet) => `${wallet} ऐप इंस्टॉल करें`,
          text: 'इसे होम स्क्रीन पर जोड़ें, ताकि यह एक टैप में खुले।',
        },
        create: {
          title: () => 'वॉलेट बनाएँ या इंपोर्ट करें',
          text: 'अपना रिकवरी फ़्रेज़ काग़ज़ पर लिख लें और कभी किसी को न बताएँ।',
        },
        refresh: {
          title: () => 'यह पेज रीफ़्रेश करें',
          text: 'फिर आपका नया वॉलेट यहाँ दिखेगा।',
        },
        scan: {
          title: () => 'स्कैन बटन पर टैप करें',
          text: 'अगली स्क्रीन का कोड स्कैन करें, फिर कनेक्शन को मंज़ूरी दें।',
        },
      },
      signIn: {
        title: 'साइन इन करें',
        ask: (app) => `${app} में साइन इन करें`,
        askText: (wallet) =>
          `यह खाता आपका है, यह साबित करने के लिए ${wallet} में एक संदेश पर हस्ताक्षर करें। इस संदेश पर हस्ताक्षर मुफ़्त है और इससे आपके पैसे नहीं जाते।`,
        preparing: 'तैयारी हो रही है…',
        sign: 'संदेश पर हस्ताक्षर करें',
        confirmText:
          'अपने वॉलेट में संदेश पढ़ें। हस्ताक्षर तभी करें जब उसमें इस साइट का नाम हो।',
        waiting: 'इंतज़ार हो रहा है…',
        verifying: 'आपके हस्ताक्षर की जाँच हो रही है',
        verifyingText: 'इसमें बस एक पल लगेगा।',
        unprepared: (app) => ({
          title: `${app} से जवाब नहीं मिला`,
          text: 'हस्ताक्षर के लिए अभी कोई संदेश नहीं है। अपना कनेक्शन जाँचें और फिर कोशिश करें।',
        }),
        unsigned: (wallet) => ({
          title: `${wallet} में हस्ताक्षर नहीं हुआ`,
          text: 'आपके वॉलेट में कुछ ग़लत हुआ। फिर कोशिश करें।',
        }),
        unverified: (app) => ({
          title: `${app} ने हस्ताक्षर स्वीकार नहीं किया`,
          text: 'इसका सत्यापन नहीं हो सका। फिर कोशिश करने के लिए नए संदेश पर हस्ताक्षर करें।',
        }),
        wrongOneText:
          'यह ऐप आपके मौजूदा नेटवर्क पर नहीं चलता और यह वॉलेट उसे बदल नहीं सकता। इसे डिस्कनेक्ट करें, फिर दूसरा वॉलेट कनेक्ट करें।',
        cancel: 'रद्द करें और डिस्कनेक्ट करें',
      },
      account: {
        title: 'आपका खाता',
        balance: (amount: string, chain: string) => `${chain} पर ${amount}`,
        balanceOn: (chain) => `${chain} पर`,
        pending: 'लेन-देन जारी है',
        copy: 'पता कॉपी करें',
        copied: 'पता कॉपी हुआ',
        copyFailed: 'कॉपी नहीं हुआ। अपना पता यहाँ से कॉपी करें:',
        address: 'आपका पता',
        receive: 'प्राप्त करें',
        tiles: { copy: 'कॉपी करें', copied: 'कॉपी हुआ', explorer: 'एक्सप्लोरर' },
        tokens: 'टोकन',
        wrong: (account, wallet) =>
          `इस ऐप को ${account} खाता चाहिए। ${wallet} में उस खाते पर स्विच करें या उस खाते वाला वॉलेट कनेक्ट करें।`,
        recent: {
          title: 'हाल के लेन-देन',
          clear: 'सब हटाएँ',
          undo: 'पूर्ववत करें',
          more: (value) => count(value, { other: '# और दिखाएँ' }),
          none: (app) => `${app} में आपके लेन-देन यहाँ दिखेंगे।`,
          unnamed: 'लेन-देन',
          statuses: {
            pending: 'जारी',
            confirmed: 'पुष्टि हुई',
            failed: 'विफल',
            replaced: 'बदला गया',
          },
          all: (explorer) => `${explorer} पर देखें`,
        },
      },
      network: {
        title: 'नेटवर्क बदलें',
        connected: 'कनेक्टेड',
        confirm: 'अपने वॉलेट में पुष्टि करें',
        wrongTitle: 'ग़लत नेटवर्क',
        wrongText:
          'यह ऐप आपके मौजूदा नेटवर्क पर नहीं चलता। आगे बढ़ने के लिए दूसरा नेटवर्क चुनें।',
        oneTitle: 'नेटवर्क',
        mainnet: 'मेननेट',
        testnet: 'टेस्टनेट',
        onlyText: 'यह ऐप एक ही नेटवर्क पर चलता है।',
        oneText:
          'यह वॉलेट नेटवर्क नहीं बदल सकता। दूसरे नेटवर्क का उपयोग करने के लिए, उस नेटवर्क का वॉलेट कनेक्ट करें।',
        wrongOneText:
          'यह ऐप आपके मौजूदा नेटवर्क पर नहीं चलता और यह वॉलेट उसे बदल नहीं सकता। इनमें से किसी नेटवर्क का वॉलेट कनेक्ट करें।',
      },
    },
    choice: {
      tickFirst: 'पहले बॉक्स पर टिक करें, फिर कोई वॉलेट चुनें।',
      connectWith: (wallet) => `${wallet} से कनेक्ट करें`,
    },
    notice: {
      switchAccount: (account) => `${account} पर स्विच करें`,
      wrongAccount: (switchTo, yourAccount) => `${switchTo}। ${yourAccount}`,
      switchFailed: {
        rejected: (chain) => `${chain} पर स्विच करने का अनुरोध अस्वीकार हुआ।`,
        'already-pending': () => 'आपके वॉलेट में अनुरोध बाकी है। पहले उसका जवाब दें।',
        'timed-out': () => 'आपके वॉलेट से जवाब नहीं मिला। उसे खोलें या फिर कोशिश करें।',
        'relay-unreachable': () =>
          'आपके वॉलेट से संपर्क नहीं हुआ। अपना कनेक्शन जाँचें और फिर कोशिश करें।',
        'not-installed': () => 'आपका वॉलेट अब उपलब्ध नहीं है। उसे फिर कनेक्ट करें।',
        'wallet-gone': () =>
          'आपका वॉलेट हटाया या अपडेट किया गया। आगे बढ़ने के लिए पेज रीफ़्रेश करें।',
        'connection-lost': () => 'आपके वॉलेट से कनेक्शन टूट गया। उसे फिर कनेक्ट करें।',
        'chain-unsupported': (chain) => `आपके वॉलेट में ${chain} समर्थित नहीं है।`,
        'chain-unknown': (chain) =>
          `${chain} अभी आपके वॉलेट में नहीं है। पहले इसे जोड़ें।`,
        'sdk-missing': () =>
          'इस पेज का एक हिस्सा लोड नहीं हुआ। अपना कनेक्शन जाँचें और फिर कोशिश करें।',
        'popup-blocked': () =>
          'आपका वॉलेट नहीं खुला। पॉप-अप की अनुमति दें और फिर कोशिश करें।',
        'storage-blocked': () =>
          'आपका ब्राउज़र इस पेज को डेटा सहेजने नहीं दे रहा। कुकी और साइट डेटा की अनुमति दें और फिर कोशिश करें।',
        unknown: (chain) => `${chain} पर स्विच नहीं हो सका।`,
      },
      retry: 'फिर कोशिश करें',
      add: 'नेटवर्क जोड़ें',
      reconnect: 'फिर कनेक्ट करें',
      reload: 'अभी रीफ़्रेश करें',
      report,
    },
    shell: {
      back: 'वापस',
      close: 'बंद करें',
      titles: {
        connect: 'वॉलेट कनेक्ट करें',
        signIn: 'साइन इन करें',
        account: 'आपका खाता',
        network: 'नेटवर्क बदलें',
      },
      notLoaded:
        'यह लोड नहीं हुआ। अपना कनेक्शन जाँचें और फिर कोशिश करें, या पेज रीफ़्रेश करें।',
      retry: 'फिर कोशिश करें',
    },
    badges: {
      batching: 'एक साथ कई लेन-देन',
      smartAccount: 'स्मार्ट खाता',
      gasPaidBy: (payer) => `गैस शुल्क ${payer} की ओर से`,
    },
    wallets: {
      title: 'आपके वॉलेट',
      active: 'सक्रिय',
      use: (wallet) => `${wallet} का उपयोग करें`,
      leave: (wallet) => `${wallet} डिस्कनेक्ट करें`,
      another: 'दूसरा वॉलेट कनेक्ट करें',
      now: (wallet) => `${wallet} अब सक्रिय है।`,
    },
  }
}
