import type { Grammar } from '../Grammar'
import type { Messages } from '../Messages'

/** Bengali. */
export const messages = ({ locale, count }: Grammar): Messages => {
  const report = {
    label: 'রিপোর্ট',
    copy: 'রিপোর্ট কপি করুন',
    copied: 'রিপোর্ট কপি হয়েছে',
    copyFailed: 'কপি হয়নি। রিপোর্ট এখান থেকে কপি করুন:',
  }
  return {
    button: {
      locale,
      dir: 'ltr',
      connect: 'ওয়ালেট সংযুক্ত করুন',
      wrongNetwork: 'ভুল নেটওয়ার্ক',
      dismiss: 'বন্ধ করুন',
      chooseNetwork: (chain) => `নেটওয়ার্ক: ${chain}। নেটওয়ার্ক বদলান`,
      leaveNetwork: (chain) => `ভুল নেটওয়ার্ক: ${chain}। নেটওয়ার্ক বদলান`,
      yourAccount: (account, chain, balance) => {
        const place = chain ? `${account}, ${chain}-এ` : account
        return balance ? `${balance} ${place}। অ্যাকাউন্ট` : `${place}। অ্যাকাউন্ট`
      },
      pending: 'লেনদেন চলছে',
      notLoadedShort: 'লোড হয়নি। আবার চেষ্টা বা রিলোড করুন',
    },
    dialogs: {
      locale,
      close: 'বন্ধ করুন',
      back: 'পেছনে',
      learnMore: 'আরও জানুন',
      disconnect: 'সংযোগ বিচ্ছিন্ন করুন',
      notLoaded: 'লোড হয়নি। আপনার সংযোগ দেখে আবার চেষ্টা করুন।',
      connect: {
        title: 'ওয়ালেট সংযুক্ত করুন',
        groups: {
          Recent: 'সাম্প্রতিক',
          Installed: 'ইনস্টল করা',
          Recommended: 'প্রস্তাবিত',
          Popular: 'জনপ্রিয়',
          More: 'আরও',
          Others: 'অন্যান্য',
          Other: 'অন্যান্য',
        },
        recent: 'সাম্প্রতিক',
        installed: 'ইনস্টল করা',
        notInstalled: 'ইনস্টল করা নেই',
        unsupported: 'সমর্থিত নয়',
        unverified: 'অযাচাইকৃত নাম',
        unverifiedText:
          'এটি নামের সেই ওয়ালেট নাও হতে পারে। নিজে ইনস্টল করে থাকলেই শুধু ব্যবহার করুন।',
        noWallets: 'এই ব্রাউজারে এখনও কোনো ওয়ালেট কাজ করে না। শুরু করতে একটি নিন।',
        newToWallets: 'ওয়ালেটে নতুন?',
      },
      search: {
        wallets: 'ওয়ালেট খুঁজুন',
        chains: 'নেটওয়ার্ক খুঁজুন',
        transactions: 'লেনদেন খুঁজুন',
        clear: 'অনুসন্ধান মুছুন',
        found: (value) => count(value, { other: '#টি ফলাফল' }),
        none: (query) => `“${query}”-এর কোনো ফলাফল নেই।`,
        all: 'সব দেখান',
      },
      intro: {
        title: 'ওয়ালেট কী?',
        ownTitle: 'আপনার ডিজিটাল সম্পদের ঘর',
        ownText: 'টোকেন ও সংগ্রহ পাঠান, নিন ও রাখুন।',
        keyTitle: 'সাইন ইনের সহজ উপায়',
        keyText: (app) =>
          `${app} ব্যবহার করতে আপনার ওয়ালেট সংযুক্ত করুন। নিবন্ধন বা পাসওয়ার্ড লাগে না।`,
        getWallet: 'ওয়ালেট নিন',
      },
      get: {
        title: 'ওয়ালেট নিন',
        phoneAndExtension: 'মোবাইল অ্যাপ ও ব্রাউজার এক্সটেনশন',
        phoneAndDesktop: 'মোবাইল ও ডেস্কটপ অ্যাপ',
        phone: 'মোবাইল অ্যাপ',
        extension: 'ব্রাউজার এক্সটেনশন',
        desktop: 'ডেস্কটপ অ্যাপ',
        get: 'নিন',
        getNamed: (wallet) => `${wallet} নিন`,
        none: 'এখানকার কোনো ওয়ালেট এই ডিভাইসে চলে না।',
        other: 'যা খুঁজছেন তা নেই? তালিকা থেকে অন্য ওয়ালেট বেছে নিন।',
      },
      asking: {
        confirmIn: (wallet) => `${wallet}-এ নিশ্চিত করুন`,
        confirmInAny: 'আপনার ওয়ালেটে নিশ্চিত করুন',
        confirmText: 'আপনার ওয়ালেটে সংযোগ অনুমোদন করুন। এটি বিনামূল্যে।',
        notInstalled: (wallet) => `${wallet} ইনস্টল করা নেই`,
        notInstalledText: 'আগে ইনস্টল করুন, তারপর ফিরে এসে সংযুক্ত করুন।',
        notAvailable: (wallet) => `${wallet} এখানে পাওয়া যায় না`,
        notAvailableText: 'চালিয়ে যেতে অন্য ওয়ালেট বেছে নিন।',
        elsewhere: {
          safe: 'এটি শুধু Safe অ্যাপে কাজ করে। এই পেজ সেখানে খুলুন বা অন্য ওয়ালেট বেছে নিন।',
          computer:
            'এটি শুধু কম্পিউটারে কাজ করে। এই পেজ সেখানে খুলুন বা অন্য ওয়ালেট বেছে নিন।',
          phone: 'এটি শুধু ফোনে কাজ করে। এই পেজ সেখানে খুলুন বা অন্য ওয়ালেট বেছে নিন।',
          madeFor: (places) =>
            `এটি ${places}-এর জন্য তৈরি। এই পেজ সেখানে খুলুন বা অন্য ওয়ালেট বেছে নিন।`,
        },
        readyTitle: (wallet) => `${wallet} প্রস্তুত`,
        readyText: 'চালিয়ে যেতে সংযুক্ত করুন।',
        connect: 'সংযুক্ত করুন',
        retry: 'আবার চেষ্টা করুন',
        openAgain: 'আবার খুলুন',
        otherWallets: 'অন্য ওয়ালেট',
        without: (wallet) => `${wallet} নেই?`,
      },
      failures: {
        rejected: {
          title: () => 'অনুরোধ প্রত্যাখ্যাত',
          text: 'আপনার ওয়ালেটে এটি প্রত্যাখ্যাত বা বন্ধ হয়েছে। প্রস্তুত হলে আবার চেষ্টা করুন।',
        },
        'already-pending': {
          title: (wallet) => `${wallet}-এ অনুরোধ অপেক্ষায় আছে`,
          text: 'আপনার ওয়ালেট খুলে অপেক্ষমাণ অনুরোধের উত্তর দিন।',
        },
        'timed-out': {
          title: (wallet) => `${wallet} সাড়া দেয়নি`,
          text: 'আপনার ওয়ালেট খুলে সেখানে উত্তর দিন বা আবার চেষ্টা করুন।',
        },
        'relay-unreachable': {
          title: (wallet) => `${wallet}-এর নাগাল পাওয়া যায়নি`,
          text: 'আপনার ইন্টারনেট সংযোগ দেখে আবার চেষ্টা করুন।',
        },
        'not-installed': {
          title: (wallet) => `${wallet} ইনস্টল করা নেই`,
          text: 'আগে ইনস্টল করুন, তারপর ফিরে এসে সংযুক্ত করুন।',
        },
        'wallet-gone': {
          title: (wallet) => `${wallet} আর পাওয়া যাচ্ছে না`,
          text: 'এই পেজ খোলা থাকতে এটি সরানো বা আপডেট করা হয়েছে। চালিয়ে যেতে পেজ রিফ্রেশ করুন।',
        },
        'connection-lost': {
          title: (wallet) => `${wallet}-এর সঙ্গে সংযোগ ছিন্ন হয়েছে`,
          text: 'আপনার ওয়ালেট খুলে আনলক করুন, তারপর আবার চেষ্টা করুন।',
        },
        'chain-unsupported': {
          title: (wallet) => `${wallet} এই নেটওয়ার্ক সমর্থন করে না`,
          text: 'চালিয়ে যেতে অন্য ওয়ালেট বেছে নিন।',
        },
        'chain-unknown': {
          title: (wallet) => `এই নেটওয়ার্ক এখনও ${wallet}-এ নেই`,
          text: 'আপনার ওয়ালেটে যোগ করে আবার চেষ্টা করুন।',
        },
        'sdk-missing': {
          title: (wallet) => `${wallet} লোড হয়নি`,
          text: 'আপনার ইন্টারনেট সংযোগ দেখে আবার চেষ্টা করুন।',
        },
        'popup-blocked': {
          title: (wallet) => `${wallet} খোলেনি`,
          text: 'আবার চেষ্টা করুন। তবুও না খুললে এই পেজে পপ-আপের অনুমতি দিন।',
        },
        'storage-blocked': {
          title: (wallet) => `${wallet}-এ সংযোগ হয়নি`,
          text: 'এই পেজে সাইট ডেটার অনুমতি দিয়ে আবার চেষ্টা করুন।',
        },
        unknown: {
          title: (wallet) => `${wallet}-এ সংযোগ হয়নি`,
          text: 'কিছু ভুল হয়েছে। আবার চেষ্টা করুন বা অন্য ওয়ালেট বেছে নিন।',
        },
      },
      report,
      scan: {
        title: (wallet) => `${wallet} দিয়ে স্ক্যান করুন`,
        anyTitle: 'আপনার ফোন দিয়ে স্ক্যান করুন',
        how: 'আপনার ওয়ালেট অ্যাপে স্ক্যান বোতামে ট্যাপ করুন।',
        open: (wallet) => `${wallet} খুলুন`,
        openAny: 'আপনার ওয়ালেট খুলুন',
        code: (wallet) => `${wallet} সংযুক্ত করার QR কোড`,
        failed: 'কোড দেখানো যায়নি। বদলে লিঙ্ক কপি করুন।',
        copy: 'লিঙ্ক কপি করুন',
        copied: 'কপি হয়েছে',
        copyFailed: 'কপি হয়নি। এখান থেকে কপি করুন:',
        link: 'সংযোগের লিঙ্ক',
        expires: (left) => `মেয়াদ বাকি ${left}`,
        newCode: 'নতুন কোড',
      },
      download: {
        optionsTitle: (wallet) => `${wallet} নিন`,
        extensionTitle: (wallet) => `আপনার ব্রাউজারে ${wallet}`,
        extensionText: 'ব্রাউজারেই এক ক্লিকে সংযুক্ত হন।',
        addTo: (browser) => `${browser}-এ যোগ করুন`,
        addToThis: 'ব্রাউজারে যোগ করুন',
        desktopTitle: (wallet) => `আপনার কম্পিউটারে ${wallet}`,
        desktopText: 'ব্রাউজার থেকে আলাদা একটি অ্যাপ।',
        desktopGet: 'অ্যাপ নিন',
        phoneTitle: (wallet) => `আপনার ফোনে ${wallet}`,
        phoneText: 'ওয়ালেট সঙ্গে রাখুন, কোড স্ক্যান করে সংযুক্ত হন।',
        phoneGet: 'মোবাইল অ্যাপ নিন',
        none: (wallet) => `${wallet} এখনও এই ব্রাউজারের জন্য নেই।`,
        title: (wallet) => `${wallet} ইনস্টল করুন`,
        text: 'অ্যাপটি পেতে ফোনের ক্যামেরায় এই কোড স্ক্যান করুন।',
        code: (wallet) => `${wallet} ইনস্টল করার QR কোড`,
        failed: 'কোড দেখানো যায়নি। বদলে পেজ খুলুন।',
        orOpen: 'বদলে পেজ খুলুন',
        continue: 'চালিয়ে যান',
      },
      instructions: {
        title: (wallet) => `${wallet} সেট আপ করুন`,
        refreshNow: 'এখনই রিফ্রেশ করুন',
        connect: 'সংযুক্ত করুন',
        installExtension: {
          title: (wallet) => `${wallet} এক্সটেনশন ইনস্টল করুন`,
          text: 'এক ক্লিকে খুলতে টুলবারে পিন করুন।',
        },
        installApp: {
          title: (wallet) => `${wallet} অ্যাপ ইনস্টল করুন`,
          text: 'এক ট্যাপে খুলতে হোম স্ক্রিনে যোগ করুন।',
        },
        create: {
          title: () => 'ওয়ালেট তৈরি বা ইমপোর্ট করুন',
          text: 'আপনার রিকভারি ফ্রেজ লিখে রাখুন, কাউকে জানাবেন না।',
        },
        refresh: {
          title: () => 'এই পেজ রিফ্রেশ করুন',
          text: 'তারপর আপনার নতুন ওয়ালেট এখানে দেখা যাবে।',
        },
        scan: {
          title: () => 'স্ক্যান বোতামে ট্যাপ করুন',
          text: 'পরের স্ক্রিনের কোড স্ক্যান করে অনুমোদন করুন।',
        },
      },
      signIn: {
        title: 'সাইন ইন',
        ask: (app) => `${app}-এ সাইন ইন করুন`,
        askText: (wallet) =>
          `এই অ্যাকাউন্ট আপনার, তা প্রমাণ করতে ${wallet}-এ একটি বার্তায় স্বাক্ষর করুন। স্বাক্ষর বিনামূল্যে, এতে অর্থ সরে না।`,
        preparing: 'প্রস্তুত হচ্ছে…',
        sign: 'বার্তায় স্বাক্ষর করুন',
        confirmText: 'আপনার ওয়ালেটে বার্তাটি পড়ে স্বাক্ষর করুন।',
        waiting: 'অপেক্ষা চলছে…',
        verifying: 'আপনার স্বাক্ষর যাচাই হচ্ছে',
        verifyingText: 'অল্প সময় লাগবে।',
        unprepared: (app) => ({
          title: `${app} সাড়া দেয়নি`,
          text: 'স্বাক্ষরের জন্য এখনও বার্তা নেই। আপনার সংযোগ দেখে আবার চেষ্টা করুন।',
        }),
        unsigned: (wallet) => ({
          title: `${wallet} স্বাক্ষর করেনি`,
          text: 'আপনার ওয়ালেটে কিছু ভুল হয়েছে। আবার চেষ্টা করুন।',
        }),
        unverified: (app) => ({
          title: `${app} স্বাক্ষর গ্রহণ করেনি`,
          text: 'যাচাই করা যায়নি। আবার চেষ্টা করতে নতুন বার্তায় স্বাক্ষর করুন।',
        }),
        cancel: 'বাতিল ও বিচ্ছিন্ন করুন',
      },
      account: {
        title: 'আপনার অ্যাকাউন্ট',
        balance: (amount: string, chain: string) => `${chain}-এ ${amount}`,
        pending: 'লেনদেন চলছে',
        copy: 'ঠিকানা কপি করুন',
        copied: 'ঠিকানা কপি হয়েছে',
        copyFailed: 'কপি হয়নি। আপনার ঠিকানা এখান থেকে কপি করুন:',
        address: 'আপনার ঠিকানা',
        receive: 'গ্রহণ করুন',
        tokens: 'টোকেন',
        wrong: (account, wallet) =>
          `এই অ্যাপের ${account} দরকার। ${wallet}-এ সেটিতে বদলান, বা সেটি আছে এমন ওয়ালেট সংযুক্ত করুন।`,
        recent: {
          title: 'সাম্প্রতিক লেনদেন',
          clear: 'সব মুছুন',
          undo: 'ফিরিয়ে আনুন',
          more: (value) => count(value, { other: 'আরও #টি দেখান' }),
          none: (app) => `${app}-এ আপনার লেনদেন এখানে দেখা যাবে।`,
          unnamed: 'লেনদেন',
          statuses: {
            pending: 'চলছে',
            confirmed: 'নিশ্চিত',
            failed: 'ব্যর্থ',
            replaced: 'প্রতিস্থাপিত',
          },
          all: (explorer) => `${explorer}-এ দেখুন`,
        },
      },
      network: {
        title: 'নেটওয়ার্ক বদলান',
        connected: 'সংযুক্ত',
        confirm: 'আপনার ওয়ালেটে নিশ্চিত করুন',
        wrongTitle: 'ভুল নেটওয়ার্ক',
        wrongText:
          'এই অ্যাপ আপনার বর্তমান নেটওয়ার্কে চলে না। চালিয়ে যেতে অন্যটি বেছে নিন।',
        oneTitle: 'নেটওয়ার্ক',
        mainnet: 'মেইননেট',
        testnet: 'টেস্টনেট',
        onlyText: 'এই অ্যাপ একটি নেটওয়ার্কেই চলে।',
        oneText:
          'এই ওয়ালেট নেটওয়ার্ক বদলাতে পারে না। অন্য নেটওয়ার্কের জন্য সেখানকার ওয়ালেট সংযুক্ত করুন।',
        wrongOneText:
          'এই অ্যাপ আপনার বর্তমান নেটওয়ার্কে চলে না, আর এই ওয়ালেট তা বদলাতে পারে না। এর কোনো একটি নেটওয়ার্কের ওয়ালেট সংযুক্ত করুন।',
      },
    },
    choice: {
      tickFirst: 'আগে বক্সে টিক দিন, তারপর একটি ওয়ালেট বেছে নিন।',
    },
    notice: {
      switchAccount: (account) => `${account}-এ বদলান`,
      wrongAccount: (switchTo, yourAccount) => `${switchTo}। ${yourAccount}`,
      switchFailed: {
        rejected: (chain) => `${chain}-এ যাওয়া প্রত্যাখ্যাত হয়েছে।`,
        'already-pending': () =>
          'আপনার ওয়ালেটে অনুরোধ অপেক্ষায় আছে। আগে তার উত্তর দিন।',
        'timed-out': () => 'আপনার ওয়ালেট সাড়া দেয়নি। এটি খুলুন বা আবার চেষ্টা করুন।',
        'relay-unreachable': () =>
          'আপনার ওয়ালেটের নাগাল পাওয়া যায়নি। আপনার সংযোগ দেখে আবার চেষ্টা করুন।',
        'not-installed': () => 'আপনার ওয়ালেট আর পাওয়া যাচ্ছে না। আবার সংযুক্ত করুন।',
        'wallet-gone': () =>
          'আপনার ওয়ালেট সরানো বা আপডেট করা হয়েছে। চালিয়ে যেতে পেজ রিফ্রেশ করুন।',
        'connection-lost': () =>
          'আপনার ওয়ালেটের সঙ্গে সংযোগ ছিন্ন হয়েছে। আবার সংযুক্ত করুন।',
        'chain-unsupported': (chain) => `আপনার ওয়ালেট ${chain} সমর্থন করে না।`,
        'chain-unknown': (chain) =>
          `${chain} এখনও আপনার ওয়ালেটে নেই। আগে যোগ করুন।`,
        'sdk-missing': () =>
          'এই পেজের একটি অংশ লোড হয়নি। আপনার সংযোগ দেখে আবার চেষ্টা করুন।',
        'popup-blocked': () =>
          'আপনার ওয়ালেট খোলেনি। পপ-আপের অনুমতি দিয়ে আবার চেষ্টা করুন।',
        'storage-blocked': () => 'এই পেজে সাইট ডেটার অনুমতি দিয়ে আবার চেষ্টা করুন।',
        unknown: (chain) => `${chain}-এ যাওয়া যায়নি।`,
      },
      retry: 'আবার চেষ্টা করুন',
      add: 'নেটওয়ার্ক যোগ করুন',
      reconnect: 'আবার সংযুক্ত করুন',
      reload: 'এখনই রিফ্রেশ করুন',
      report,
    },
    shell: {
      back: 'পেছনে',
      close: 'বন্ধ করুন',
      titles: {
        connect: 'ওয়ালেট সংযুক্ত করুন',
        signIn: 'সাইন ইন',
        account: 'আপনার অ্যাকাউন্ট',
        network: 'নেটওয়ার্ক বদলান',
      },
      notLoaded: 'লোড হয়নি। আপনার সংযোগ দেখে আবার চেষ্টা করুন, বা পেজ রিলোড করুন।',
      retry: 'আবার চেষ্টা করুন',
    },
  }
}
