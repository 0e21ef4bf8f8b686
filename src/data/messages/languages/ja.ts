import type { Grammar } from '../Grammar'
import type { Messages } from '../Messages'

/** Japanese. */
export const messages = ({ locale, count }: Grammar): Messages => {
  const report = {
    label: 'レポート',
    copy: 'レポートをコピー',
    copied: 'レポートをコピーしました',
    copyFailed:
      'コピーできませんでした。レポートをここからコピーしてください：',
  }
  return {
    button: {
      locale,
      dir: 'ltr',
      connect: 'ウォレットを接続',
      wrongNetwork: 'ネットワークが違います',
      dismiss: '閉じる',
      chooseNetwork: (chain) => `ネットワーク：${chain}。切り替える`,
      leaveNetwork: (chain) => `ネットワークが違います：${chain}。切り替える`,
      yourAccount: (account, chain, balance) => {
        const place = chain ? `${account}（${chain}）` : account
        return balance
          ? `${balance} ${place}。アカウント`
          : `${place}。アカウント`
      },
      pending: '取引を処理中',
      notLoadedShort: '読み込めません。再試行',
    },
    dialogs: {
      locale,
      close: '閉じる',
      back: '戻る',
      learnMore: '詳しく見る',
      disconnect: '接続を解除',
      notLoaded:
        '読み込めませんでした。接続を確認して、もう一度お試しください。',
      connect: {
        title: 'ウォレットを接続',
        groups: {
          Recent: '最近使用',
          Installed: 'インストール済み',
          Recommended: 'おすすめ',
          Popular: '人気',
          More: 'その他のウォレット',
          Others: 'その他',
          Other: 'その他',
        },
        recent: '最近使用',
        installed: 'インストール済み',
        notInstalled: '未インストール',
        unsupported: '非対応',
        unverified: '名前は未確認',
        unverifiedText:
          '別のウォレットになりすましている可能性があります。そのウォレットの公式サイトから入手した場合のみ使用してください。',
        noWallets:
          'このブラウザにはまだウォレットがありません。入手して始めましょう。',
        newToWallets: 'ウォレットは初めてですか？',
        browserWallet: 'ブラウザウォレット',
      },
      search: {
        wallets: 'ウォレットを検索',
        chains: 'ネットワークを検索',
        transactions: '取引を検索',
        clear: '検索をクリア',
        found: (value) => count(value, { other: '#件' }),
        none: (query) => `「${query}」の検索結果はありません。`,
        all: 'すべて表示',
      },
      intro: {
        title: 'ウォレットとは？',
        ownTitle: 'トークンをひとつの場所に',
        ownText: 'トークンやコレクティブルを送受信し、保管できます。',
        keyTitle: 'もっとシンプルなサインイン',
        keyText: (app) =>
          `ウォレットを接続すると${app}を利用できます。登録もパスワードも不要です。`,
        getWallet: 'ウォレットを入手',
        continueWith: (wallet) => `${wallet}で続行`,
      },
      get: {
        title: 'ウォレットを入手',
        phoneAndExtension: 'モバイルアプリとブラウザ拡張機能',
        phoneAndDesktop: 'モバイルとデスクトップのアプリ',
        phone: 'モバイルアプリ',
        extension: 'ブラウザ拡張機能',
        desktop: 'デスクトップアプリ',
        get: '入手',
        getNamed: (wallet) => `${wallet}を入手`,
        none: 'ここには、このデバイスに対応するウォレットがありません。',
        other:
          'お探しのものがありませんか？一覧から別のウォレットを選んでください。',
      },
      asking: {
        confirmIn: (wallet) => `${wallet}で確認`,
        confirmInAny: 'ウォレットで確認',
        confirmText: 'ウォレットで接続を承認してください。無料です。',
        switchText: (chain) =>
          `ウォレットで${chain}への切り替えを承認してください。`,
        notInstalled: (wallet) => `${wallet}はインストールされていません`,
        notInstalledText:
          'インストールしてから、ここに戻って接続してください。',
        notAvailable: (wallet) => `${wallet}はここでは使えません`,
        notAvailableText: '別のウォレットを選んで続けてください。',
        elsewhere: {
          safe: 'Safeアプリの中でのみ使えます。このページをそこで開くか、別のウォレットを選んでください。',
          computer:
            'パソコンでのみ使えます。このページをパソコンで開くか、別のウォレットを選んでください。',
          phone:
            'スマートフォンでのみ使えます。このページをスマートフォンで開くか、別のウォレットを選んでください。',
          madeFor: (places) =>
            `${places}でのみ使えます。このページをそこで開くか、別のウォレットを選んでください。`,
        },
        readyTitle: (wallet) => `${wallet}の準備ができました`,
        readyText: '接続して続けてください。',
        connect: '接続',
        retry: 'もう一度試す',
        openAgain: 'もう一度開く',
        otherWallets: '他のウォレット',
        without: (wallet) => `${wallet}をお持ちでないですか？`,
      },
      failures: {
        rejected: {
          title: () => 'リクエストは拒否されました',
          text: 'ウォレットで拒否されたか、閉じられました。準備ができたら、もう一度お試しください。',
        },
        'already-pending': {
          title: (wallet) => `${wallet}に保留中のリクエストがあります`,
          text: 'ウォレットを開き、保留中のリクエストに応答してください。',
        },
        'timed-out': {
          title: (wallet) => `${wallet}から応答がありません`,
          text: 'ウォレットを開いて応答するか、もう一度お試しください。',
        },
        'relay-unreachable': {
          title: (wallet) => `${wallet}につながりません`,
          text: 'インターネット接続を確認して、もう一度お試しください。',
        },
        'not-installed': {
          title: (wallet) => `${wallet}はインストールされていません`,
          text: 'インストールしてから、ここに戻って接続してください。',
        },
        'wallet-gone': {
          title: (wallet) => `${wallet}は利用できなくなりました`,
          text: 'このページを開いている間に削除または更新されました。ページを再読み込みして続けてください。',
        },
        'connection-lost': {
          title: (wallet) => `${wallet}との接続が切れました`,
          text: 'ウォレットを開いてロックを解除し、もう一度お試しください。',
        },
        'chain-unsupported': {
          title: (wallet) => `${wallet}はこのネットワークに対応していません`,
          text: '別のウォレットを選んで続けてください。',
        },
        'chain-unknown': {
          title: (wallet) => `${wallet}にこのネットワークがまだありません`,
          text: 'ウォレットに追加してから、もう一度お試しください。',
        },
        'sdk-missing': {
          title: (wallet) => `${wallet}を読み込めませんでした`,
          text: 'インターネット接続を確認して、もう一度お試しください。',
        },
        'popup-blocked': {
          title: (wallet) => `${wallet}を開けませんでした`,
          text: 'もう一度開いてください。何も開かない場合は、このページのポップアップを許可してください。',
        },
        'storage-blocked': {
          title: (wallet) => `${wallet}に接続できませんでした`,
          text: 'ブラウザがこのページのデータの保存をブロックしています。Cookieとサイトデータを許可して、もう一度お試しください。',
        },
        unknown: {
          title: (wallet) => `${wallet}に接続できませんでした`,
          text: '問題が発生しました。もう一度試すか、別のウォレットを選んでください。',
        },
      },
      refusals: {
        clock:
          'デバイスの日付または時刻が正しくありません。修正して、もう一度お試しください。',
        page: 'このアプリにはWalletConnectの使用が許可されていません。別のウォレットを選ぶか、アプリの提供元に知らせてください。',
      },
      report,
      scan: {
        title: (wallet) => `${wallet}でスキャン`,
        anyTitle: 'スマートフォンでスキャン',
        how: 'ウォレットアプリでスキャンボタンをタップしてください。',
        open: (wallet) => `${wallet}を開く`,
        openAny: 'ウォレットを開く',
        code: (wallet) => `${wallet}を接続するQRコード`,
        failed:
          'コードを表示できませんでした。代わりにリンクをコピーしてください。',
        copy: 'リンクをコピー',
        copied: 'コピーしました',
        copyFailed:
          'コピーできませんでした。リンクを選択してコピーしてください：',
        link: '接続リンク',
        expires: (left) => `有効期限まで${left}`,
        newCode: '新しいコード',
        timedOut:
          'ウォレットを開いて応答するか、新しいコードを使ってください。',
      },
      download: {
        optionsTitle: (wallet) => `${wallet}を入手`,
        extensionTitle: (wallet) => `ブラウザで${wallet}を使う`,
        extensionText: 'ブラウザからワンクリックで接続できます。',
        addTo: (browser) => `${browser}に追加`,
        addToThis: 'ブラウザに追加',
        desktopTitle: (wallet) => `パソコンで${wallet}を使う`,
        desktopText: 'ブラウザとは別の、パソコン用アプリです。',
        desktopGet: 'アプリを入手',
        phoneTitle: (wallet) => `スマートフォンで${wallet}を使う`,
        phoneText: 'ウォレットを持ち歩き、コードをスキャンして接続できます。',
        phoneGet: 'モバイルアプリを入手',
        title: (wallet) => `${wallet}をインストール`,
        text: 'スマートフォンのカメラでこのコードをスキャンして、アプリを入手してください。',
        code: (wallet) => `${wallet}をインストールするQRコード`,
        failed:
          'コードを表示できませんでした。代わりにダウンロードページを開いてください。',
        orOpen: 'ダウンロードページを開く',
        continue: '続ける',
      },
      instructions: {
        title: (wallet) => `${wallet}を設定`,
        refreshNow: '今すぐ再読み込み',
        connect: '接続',
        installExtension: {
          title: (wallet) => `${wallet}拡張機能をインストール`,
          text: 'ツールバーに固定すると、ワンクリックで開けます。',
        },
        installApp: {
          title: (wallet) => `${wallet}アプリをインストール`,
          text: 'ホーム画面に追加すると、ワンタップで開けます。',
        },
        create: {
          title: () => 'ウォレットを作成またはインポート',
          text: 'リカバリーフレーズを紙に書き留めてください。絶対に誰にも教えないでください。ウェブサイトにも入力しないでください。',
        },
        refresh: {
          title: () => 'このページを再読み込み',
          text: 'その後、新しいウォレットがここに表示されます。',
        },
        scan: {
          title: () => 'スキャンボタンをタップ',
          text: '次の画面のコードをスキャンし、接続を承認してください。',
        },
      },
      signIn: {
        title: 'サインイン',
        ask: (app) => `${app}にサインイン`,
        askText: (wallet) =>
          `このアカウントがあなたのものだと証明するため、${wallet}でメッセージに署名してください。このメッセージへの署名は無料で、資金は動きません。`,
        preparing: '準備中…',
        sign: 'メッセージに署名',
        confirmText:
          'ウォレットでメッセージを読んでください。このサイトの名前がある場合にのみ署名してください。',
        waiting: '待機中…',
        verifying: '署名を確認しています',
        verifyingText: 'すぐに終わります。',
        unprepared: (app) => ({
          title: `${app}から応答がありません`,
          text: '署名するメッセージがまだありません。接続を確認して、もう一度お試しください。',
        }),
        unsigned: (wallet) => ({
          title: `${wallet}は署名しませんでした`,
          text: 'ウォレットで問題が発生しました。もう一度お試しください。',
        }),
        unverified: (app) => ({
          title: `${app}は署名を受け付けませんでした`,
          text: '検証できませんでした。もう一度試すには、新しいメッセージに署名してください。',
        }),
        wrongOneText:
          'このアプリは現在のネットワークでは動作せず、このウォレットはネットワークを切り替えられません。接続を解除して、別のウォレットを接続してください。',
        cancel: 'キャンセルして接続を解除',
      },
      account: {
        title: 'アカウント',
        balance: (amount: string, chain: string) => `${chain}上の${amount}`,
        balanceOn: (chain) => `${chain}上`,
        pending: '取引を処理中',
        copy: 'アドレスをコピー',
        copied: 'アドレスをコピーしました',
        copyFailed:
          'コピーできませんでした。アドレスをここからコピーしてください：',
        address: 'あなたのアドレス',
        receive: '受け取る',
        tiles: { copy: 'コピー', copied: 'コピー完了', explorer: '取引履歴' },
        activityOn: (explorer) => `取引履歴（${explorer}）`,
        otherWallet: '別のウォレットを使う',
        tokens: 'トークン',
        wrong: (account, wallet) =>
          `このアプリにはアカウント${account}が必要です。${wallet}でそのアカウントに切り替えるか、そのアカウントを持つウォレットを接続してください。`,
        recent: {
          title: '最近の取引',
          clear: 'すべて消去',
          undo: '元に戻す',
          more: (value) => count(value, { other: 'さらに#件を表示' }),
          none: (app) => `${app}での取引がここに表示されます。`,
          unnamed: '取引',
          statuses: {
            pending: '処理中',
            confirmed: '確認済み',
            failed: '失敗',
            replaced: '置き換え済み',
          },
        },
      },
      network: {
        title: 'ネットワークを切り替える',
        connected: '接続済み',
        confirm: 'ウォレットで確認',
        wrongTitle: 'ネットワークが違います',
        wrongText:
          'このアプリは現在のネットワークでは動作しません。別のネットワークを選んで続けてください。',
        oneTitle: 'ネットワーク',
        mainnet: 'メインネット',
        testnet: 'テストネット',
        onlyText: 'このアプリはこのネットワークでのみ動作します。',
        oneText:
          'このウォレットはネットワークを切り替えられません。別のネットワークを使うには、すでにそのネットワークにあるウォレットを接続してください。',
        wrongOneText:
          'このアプリは現在のネットワークでは動作せず、このウォレットはネットワークを切り替えられません。次のいずれかのネットワークのウォレットを接続してください。',
      },
      unnamed: {
        continueWith: 'ブラウザのウォレットで続行',
        ready: 'ウォレットの準備ができました',
        pending: 'ウォレットに保留中のリクエストがあります',
        timedOut: 'ウォレットから応答がありません',
        gone: 'ウォレットは利用できなくなりました',
        lost: 'ウォレットとの接続が切れました',
        chainUnsupported: 'ウォレットはこのネットワークに対応していません',
        chainUnknown: 'ウォレットにこのネットワークがまだありません',
        failed: 'ウォレットに接続できませんでした',
        askText:
          'このアカウントがあなたのものだと証明するため、ウォレットでメッセージに署名してください。このメッセージへの署名は無料で、資金は動きません。',
        unsigned: 'ウォレットは署名しませんでした',
        wrong: (account) =>
          `このアプリにはアカウント${account}が必要です。ウォレットでそのアカウントに切り替えるか、そのアカウントを持つウォレットを接続してください。`,
      },
    },
    choice: {
      tickFirst: '先に規約に同意してから、ウォレットを選んでください。',
      connectWith: (wallet) => `${wallet}で接続`,
    },
    notice: {
      switchAccount: (account) => `${account}に切り替える`,
      wrongAccount: (switchTo, yourAccount) => `${switchTo}。${yourAccount}`,
      switchFailed: {
        rejected: (chain) => `${chain}への切り替えは拒否されました。`,
        'already-pending': () =>
          'ウォレットに保留中のリクエストがあります。先に応答してください。',
        'timed-out': () =>
          'ウォレットから応答がありません。ウォレットを開くか、もう一度お試しください。',
        'relay-unreachable': () =>
          'ウォレットにつながりません。接続を確認して、もう一度お試しください。',
        'not-installed': () =>
          'このページからウォレットが見つかりません。もう一度接続してください。',
        'wallet-gone': () =>
          'ウォレットが削除または更新されました。ページを再読み込みして続けてください。',
        'connection-lost': () =>
          'ウォレットとの接続が切れました。もう一度接続してください。',
        'chain-unsupported': (chain) =>
          `お使いのウォレットは${chain}に対応していません。`,
        'chain-unknown': (chain) =>
          `ウォレットに${chain}がまだありません。先に追加してください。`,
        'sdk-missing': () =>
          'このページの一部を読み込めませんでした。接続を確認して、もう一度お試しください。',
        'popup-blocked': () =>
          'ウォレットを開けませんでした。ポップアップを許可して、もう一度お試しください。',
        'storage-blocked': () =>
          'ブラウザがこのページのデータの保存をブロックしています。Cookieとサイトデータを許可して、もう一度お試しください。',
        unknown: (chain) => `${chain}に切り替えられませんでした。`,
      },
      notAllowed: (chain) =>
        `この接続では${chain}を使えません。再接続するか、別のウォレットを使ってください。`,
      retry: 'もう一度試す',
      add: 'ネットワークを追加',
      reconnect: '再接続',
      reload: '今すぐ再読み込み',
      report,
    },
    shell: {
      back: '戻る',
      close: '閉じる',
      titles: {
        connect: 'ウォレットを接続',
        signIn: 'サインイン',
        account: 'アカウント',
        network: 'ネットワークを切り替える',
      },
      notLoaded:
        '読み込めませんでした。接続を確認してもう一度試すか、ページを再読み込みしてください。',
      retry: 'もう一度試す',
    },
    badges: {
      batching: '複数の取引をまとめて承認',
      smartAccount: 'スマートアカウント',
      gasPaidBy: (payer) => `手数料は${payer}が負担`,
    },
    wallets: {
      title: '接続中のウォレット',
      active: '使用中',
      use: (wallet) => `${wallet}を使う`,
      leave: (wallet) => `${wallet}の接続を解除`,
      another: '別のウォレットを接続',
      now: (wallet) => `${wallet}に切り替わりました。`,
      unnamed: {
        use: 'ブラウザのウォレットを使う',
        leave: 'ブラウザのウォレットの接続を解除',
        now: 'ブラウザのウォレットに切り替わりました。',
      },
    },
  }
}
