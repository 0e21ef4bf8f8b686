import type { Grammar } from '../Grammar'
import type { Messages } from '../Messages'

/** Korean. */
export const messages = ({ locale, count }: Grammar): Messages => {
  const report = {
    label: '보고서',
    copy: '보고서 복사',
    copied: '보고서 복사됨',
    copyFailed: '복사할 수 없습니다. 여기에서 보고서를 복사하세요:',
  }
  return {
    button: {
      locale,
      dir: 'ltr',
      connect: '지갑 연결',
      wrongNetwork: '잘못된 네트워크',
      dismiss: '닫기',
      chooseNetwork: (chain) => `네트워크: ${chain}. 네트워크 전환`,
      leaveNetwork: (chain) => `잘못된 네트워크: ${chain}. 네트워크 전환`,
      yourAccount: (account, chain, balance) => {
        const place = chain ? `${account}(${chain})` : account
        return balance ? `${balance} ${place}. 계정` : `${place}. 계정`
      },
      pending: '거래 처리 중',
      notLoadedShort: '불러오지 못함. 다시 시도',
    },
    dialogs: {
      locale,
      close: '닫기',
      back: '뒤로',
      learnMore: '자세히 알아보기',
      disconnect: '연결 해제',
      notLoaded: '불러오지 못했습니다. 연결을 확인하고 다시 시도하세요.',
      connect: {
        title: '지갑 연결하기',
        groups: {
          Recent: '최근',
          Installed: '설치됨',
          Recommended: '추천',
          Popular: '인기',
          More: '그 외',
          Others: '기타',
          Other: '기타',
        },
        recent: '최근',
        installed: '설치됨',
        notInstalled: '설치되지 않음',
        unsupported: '지원되지 않음',
        unverified: '확인되지 않은 이름',
        unverifiedText:
          '다른 지갑을 사칭하는 지갑일 수 있습니다. 그 지갑의 공식 웹사이트에서 받은 경우에만 사용하세요.',
        noWallets:
          '이 브라우저에는 아직 지갑이 없습니다. 지갑을 받아 시작하세요.',
        newToWallets: '지갑이 처음이신가요?',
        browserWallet: '브라우저 지갑',
      },
      search: {
        wallets: '지갑 검색',
        chains: '네트워크 검색',
        transactions: '거래 검색',
        clear: '검색 지우기',
        found: (value) => count(value, { other: '결과 #개' }),
        none: (query) => `“${query}”에 대한 결과가 없습니다.`,
        all: '모두 보기',
      },
      intro: {
        title: '지갑이란 무엇인가요?',
        ownTitle: '내 토큰을 한곳에',
        ownText: '토큰과 수집품을 보내고, 받고, 보관하세요.',
        keyTitle: '더 간편한 로그인',
        keyText: (app) =>
          `지갑을 연결해 ${app} 앱을 사용하세요. 가입도 비밀번호도 필요 없습니다.`,
        getWallet: '지갑 받기',
        continueWith: (wallet) => `${wallet} 지갑으로 계속`,
      },
      get: {
        title: '지갑 받기',
        phoneAndExtension: '모바일 앱 및 브라우저 확장 프로그램',
        phoneAndDesktop: '모바일 및 데스크톱 앱',
        phone: '모바일 앱',
        extension: '브라우저 확장 프로그램',
        desktop: '데스크톱 앱',
        get: '받기',
        getNamed: (wallet) => `${wallet} 받기`,
        none: '여기에는 이 기기를 지원하는 지갑이 없습니다.',
        other: '찾는 지갑이 없나요? 목록에서 다른 지갑을 선택하세요.',
      },
      asking: {
        confirmIn: (wallet) => `${wallet}에서 확인`,
        confirmInAny: '지갑에서 확인',
        confirmText: '지갑에서 연결을 승인하세요. 무료입니다.',
        switchText: (chain) =>
          `지갑에서 ${chain} 네트워크로의 전환을 승인하세요.`,
        notInstalled: (wallet) => `${wallet} 설치되지 않음`,
        notInstalledText: '먼저 설치한 다음 돌아와 연결하세요.',
        notAvailable: (wallet) => `여기서 ${wallet} 사용 불가`,
        notAvailableText: '계속하려면 다른 지갑을 선택하세요.',
        elsewhere: {
          safe: 'Safe 앱 안에서만 작동합니다. 이 페이지를 그곳에서 열거나 다른 지갑을 선택하세요.',
          computer:
            '컴퓨터에서만 작동합니다. 이 페이지를 컴퓨터에서 열거나 다른 지갑을 선택하세요.',
          phone:
            '휴대폰에서만 작동합니다. 이 페이지를 휴대폰에서 열거나 다른 지갑을 선택하세요.',
          madeFor: (places) =>
            `${places}에서만 작동합니다. 이 페이지를 그곳에서 열거나 다른 지갑을 선택하세요.`,
        },
        readyTitle: (wallet) => `${wallet} 준비 완료`,
        readyText: '계속하려면 연결하세요.',
        connect: '연결',
        retry: '다시 시도',
        openAgain: '다시 열기',
        otherWallets: '다른 지갑',
        without: (wallet) => `${wallet} 지갑이 없나요?`,
      },
      failures: {
        rejected: {
          title: () => '요청이 거부되었습니다',
          text: '지갑에서 거부되었거나 닫혔습니다. 준비되면 다시 시도하세요.',
        },
        'already-pending': {
          title: (wallet) => `${wallet}에 대기 중인 요청이 있습니다`,
          text: '지갑을 열고 대기 중인 요청에 응답하세요.',
        },
        'timed-out': {
          title: (wallet) => `${wallet} 응답 없음`,
          text: '지갑을 열어 응답하거나 다시 시도하세요.',
        },
        'relay-unreachable': {
          title: (wallet) => `${wallet}에 연결할 수 없습니다`,
          text: '인터넷 연결을 확인한 다음 다시 시도하세요.',
        },
        'not-installed': {
          title: (wallet) => `${wallet} 설치되지 않음`,
          text: '먼저 설치한 다음 돌아와 연결하세요.',
        },
        'wallet-gone': {
          title: (wallet) => `${wallet} 지갑을 더 이상 사용할 수 없습니다`,
          text: '이 페이지가 열려 있는 동안 삭제되거나 업데이트되었습니다. 페이지를 새로고침해 계속하세요.',
        },
        'connection-lost': {
          title: (wallet) => `${wallet} 연결이 끊어졌습니다`,
          text: '지갑을 열고 잠금을 해제한 다음 다시 시도하세요.',
        },
        'chain-unsupported': {
          title: (wallet) => `${wallet}에서 이 네트워크를 지원하지 않습니다`,
          text: '계속하려면 다른 지갑을 선택하세요.',
        },
        'chain-unknown': {
          title: (wallet) => `${wallet}에 이 네트워크가 아직 없습니다`,
          text: '지갑에서 추가한 다음 다시 시도하세요.',
        },
        'sdk-missing': {
          title: (wallet) => `${wallet} 지갑을 불러오지 못했습니다`,
          text: '인터넷 연결을 확인한 다음 다시 시도하세요.',
        },
        'popup-blocked': {
          title: (wallet) => `${wallet} 지갑을 열지 못했습니다`,
          text: '다시 열어 보세요. 아무것도 열리지 않으면 이 페이지의 팝업을 허용하세요.',
        },
        'storage-blocked': {
          title: (wallet) => `${wallet}에 연결하지 못했습니다`,
          text: '브라우저가 이 페이지의 데이터 저장을 차단하고 있습니다. 쿠키와 사이트 데이터를 허용한 다음 다시 시도하세요.',
        },
        unknown: {
          title: (wallet) => `${wallet}에 연결하지 못했습니다`,
          text: '문제가 발생했습니다. 다시 시도하거나 다른 지갑을 선택하세요.',
        },
      },
      refusals: {
        clock:
          '기기의 날짜나 시간이 올바르지 않습니다. 바로잡은 다음 다시 시도하세요.',
        page: '이 앱에는 WalletConnect 사용이 허용되지 않았습니다. 다른 지갑을 선택하거나 앱 제작자에게 알리세요.',
      },
      report,
      scan: {
        title: (wallet) => `${wallet} 앱으로 스캔`,
        anyTitle: '휴대폰으로 스캔',
        how: '지갑 앱에서 스캔 버튼을 누르세요.',
        open: (wallet) => `${wallet} 열기`,
        openAny: '지갑 열기',
        code: (wallet) => `${wallet} 연결용 QR 코드`,
        failed: '코드를 표시할 수 없습니다. 대신 링크를 복사하세요.',
        copy: '링크 복사',
        copied: '복사됨',
        copyFailed: '복사할 수 없습니다. 링크를 선택해 복사하세요:',
        link: '연결 링크',
        expires: (left) => `${left} 후 만료`,
        newCode: '새 코드',
        timedOut: '지갑을 열어 응답하거나 새 코드를 받으세요.',
      },
      download: {
        optionsTitle: (wallet) => `${wallet} 받기`,
        extensionTitle: (wallet) => `브라우저에서 ${wallet} 사용`,
        extensionText: '브라우저에서 클릭 한 번으로 연결하세요.',
        addTo: (browser) => `${browser}에 추가`,
        addToThis: '브라우저에 추가',
        desktopTitle: (wallet) => `컴퓨터에서 ${wallet} 사용`,
        desktopText: '브라우저와 별개인 컴퓨터용 앱입니다.',
        desktopGet: '앱 받기',
        phoneTitle: (wallet) => `휴대폰에서 ${wallet} 사용`,
        phoneText: '지갑을 휴대하고 코드를 스캔해 연결하세요.',
        phoneGet: '모바일 앱 받기',
        title: (wallet) => `${wallet} 설치`,
        text: '휴대폰 카메라로 이 코드를 스캔해 앱을 받으세요.',
        code: (wallet) => `${wallet} 설치용 QR 코드`,
        failed: '코드를 표시할 수 없습니다. 대신 다운로드 페이지를 여세요.',
        orOpen: '다운로드 페이지 열기',
        continue: '계속',
      },
      instructions: {
        title: (wallet) => `${wallet} 설정`,
        refreshNow: '지금 새로고침',
        connect: '연결',
        installExtension: {
          title: (wallet) => `${wallet} 확장 프로그램 설치`,
          text: '도구 모음에 고정하면 클릭 한 번으로 열 수 있습니다.',
        },
        installApp: {
          title: (wallet) => `${wallet} 앱 설치`,
          text: '홈 화면에 추가하면 탭 한 번으로 열 수 있습니다.',
        },
        create: {
          title: () => '지갑 만들기 또는 가져오기',
          text: '복구 구문을 종이에 적어 두세요. 절대 누구와도 공유하지 말고 웹사이트에 입력하지 마세요.',
        },
        refresh: {
          title: () => '이 페이지 새로고침',
          text: '그러면 새 지갑이 여기에 표시됩니다.',
        },
        scan: {
          title: () => '스캔 버튼 누르기',
          text: '다음 화면의 코드를 스캔한 다음 연결을 승인하세요.',
        },
      },
      signIn: {
        title: '로그인',
        ask: (app) => `${app}에 로그인`,
        askText: (wallet) =>
          `${wallet}에서 메시지에 서명해 본인의 계정임을 증명하세요. 이 메시지에 서명하는 것은 무료이며 자금이 이동하지 않습니다.`,
        preparing: '준비 중…',
        sign: '메시지 서명',
        confirmText:
          '지갑에서 메시지를 읽으세요. 이 사이트의 이름이 있을 때만 서명하세요.',
        waiting: '대기 중…',
        verifying: '서명 확인 중',
        verifyingText: '잠시면 됩니다.',
        unprepared: (app) => ({
          title: `${app}에서 응답이 없습니다`,
          text: '아직 서명할 메시지가 없습니다. 연결을 확인한 다음 다시 시도하세요.',
        }),
        unsigned: (wallet) => ({
          title: `${wallet}에서 서명하지 않았습니다`,
          text: '지갑에 문제가 발생했습니다. 다시 시도하세요.',
        }),
        unverified: (app) => ({
          title: `${app}에서 서명을 받아들이지 않았습니다`,
          text: '서명을 확인할 수 없습니다. 다시 시도하려면 새 메시지에 서명하세요.',
        }),
        wrongOneText:
          '이 앱은 현재 네트워크에서 작동하지 않으며, 이 지갑은 네트워크를 전환할 수 없습니다. 연결 해제 후 다른 지갑을 연결하세요.',
        cancel: '취소 및 연결 해제',
      },
      account: {
        title: '내 계정',
        balance: (amount: string, chain: string) => `${chain}의 ${amount}`,
        balanceOn: (chain) => `${chain} 네트워크`,
        pending: '거래 처리 중',
        copy: '주소 복사',
        copied: '주소 복사됨',
        copyFailed: '복사할 수 없습니다. 여기에서 주소를 복사하세요:',
        address: '내 주소',
        receive: '받기',
        tiles: { copy: '복사', copied: '복사됨', explorer: '활동' },
        activityOn: (explorer) => `활동: ${explorer}`,
        otherWallet: '다른 지갑 사용',
        tokens: '토큰',
        wrong: (account, wallet) =>
          `이 앱에는 ${account} 계정이 필요합니다. ${wallet}에서 그 계정으로 전환하거나 그 계정이 있는 지갑을 연결하세요.`,
        recent: {
          title: '최근 거래',
          clear: '모두 지우기',
          undo: '실행 취소',
          more: (value) => count(value, { other: '#개 더 보기' }),
          none: (app) => `${app}에서 한 거래가 여기에 표시됩니다.`,
          unnamed: '거래',
          statuses: {
            pending: '처리 중',
            confirmed: '확인됨',
            failed: '실패',
            replaced: '대체됨',
          },
        },
      },
      network: {
        title: '네트워크 전환',
        connected: '연결됨',
        confirm: '지갑에서 확인',
        wrongTitle: '잘못된 네트워크',
        wrongText:
          '이 앱은 현재 네트워크에서 작동하지 않습니다. 다른 네트워크를 선택해 계속하세요.',
        oneTitle: '네트워크',
        mainnet: '메인넷',
        testnet: '테스트넷',
        onlyText: '이 앱은 이 네트워크에서만 작동합니다.',
        oneText:
          '이 지갑은 네트워크를 전환할 수 없습니다. 다른 네트워크를 사용하려면 이미 그 네트워크에 있는 지갑을 연결하세요.',
        wrongOneText:
          '이 앱은 현재 네트워크에서 작동하지 않으며, 이 지갑은 네트워크를 전환할 수 없습니다. 다음 네트워크 중 하나의 지갑을 연결하세요.',
      },
      unnamed: {
        continueWith: '브라우저 지갑으로 계속',
        ready: '지갑 준비 완료',
        pending: '지갑에 대기 중인 요청이 있습니다',
        timedOut: '지갑이 응답하지 않았습니다',
        gone: '지갑을 더 이상 사용할 수 없습니다',
        lost: '지갑과의 연결이 끊어졌습니다',
        chainUnsupported: '지갑에서 이 네트워크를 지원하지 않습니다',
        chainUnknown: '지갑에 이 네트워크가 아직 없습니다',
        failed: '지갑에 연결하지 못했습니다',
        askText:
          '지갑에서 메시지에 서명해 본인의 계정임을 증명하세요. 이 메시지에 서명하는 것은 무료이며 자금이 이동하지 않습니다.',
        unsigned: '지갑에서 서명하지 않았습니다',
        wrong: (account) =>
          `이 앱에는 ${account} 계정이 필요합니다. 지갑에서 그 계정으로 전환하거나 그 계정이 있는 지갑을 연결하세요.`,
      },
    },
    choice: {
      tickFirst: '먼저 약관에 동의한 다음 지갑을 고르세요.',
      connectWith: (wallet) => `${wallet} 연결`,
    },
    notice: {
      switchAccount: (account) => `${account} 계정으로 전환`,
      wrongAccount: (switchTo, yourAccount) => `${switchTo}. ${yourAccount}`,
      switchFailed: {
        rejected: (chain) => `${chain} 네트워크로의 전환이 거부되었습니다.`,
        'already-pending': () =>
          '지갑에 대기 중인 요청이 있습니다. 먼저 응답하세요.',
        'timed-out': () =>
          '지갑이 응답하지 않았습니다. 지갑을 열거나 다시 시도하세요.',
        'relay-unreachable': () =>
          '지갑에 연결할 수 없습니다. 연결을 확인한 다음 다시 시도하세요.',
        'not-installed': () =>
          '이 페이지에서 지갑을 찾을 수 없습니다. 다시 연결하세요.',
        'wallet-gone': () =>
          '지갑이 삭제되거나 업데이트되었습니다. 페이지를 새로고침해 계속하세요.',
        'connection-lost': () =>
          '지갑과의 연결이 끊어졌습니다. 다시 연결하세요.',
        'chain-unsupported': (chain) =>
          `지갑에서 ${chain} 네트워크를 지원하지 않습니다.`,
        'chain-unknown': (chain) =>
          `지갑에 ${chain} 네트워크가 아직 없습니다. 먼저 추가하세요.`,
        'sdk-missing': () =>
          '이 페이지의 일부를 불러오지 못했습니다. 연결을 확인한 다음 다시 시도하세요.',
        'popup-blocked': () =>
          '지갑을 열지 못했습니다. 팝업을 허용한 다음 다시 시도하세요.',
        'storage-blocked': () =>
          '브라우저가 이 페이지의 데이터 저장을 차단하고 있습니다. 쿠키와 사이트 데이터를 허용한 다음 다시 시도하세요.',
        unknown: (chain) => `${chain} 네트워크로 전환하지 못했습니다.`,
      },
      notAllowed: (chain) =>
        `이 연결에서는 ${chain} 네트워크를 사용할 수 없습니다. 다시 연결하거나 다른 지갑을 사용하세요.`,
      retry: '다시 시도',
      add: '네트워크 추가',
      reconnect: '다시 연결',
      reload: '지금 새로고침',
      report,
    },
    shell: {
      back: '뒤로',
      close: '닫기',
      titles: {
        connect: '지갑 연결하기',
        signIn: '로그인',
        account: '내 계정',
        network: '네트워크 전환',
      },
      notLoaded:
        '불러오지 못했습니다. 연결을 확인하고 다시 시도하거나 페이지를 새로고침하세요.',
      retry: '다시 시도',
    },
    badges: {
      batching: '여러 거래를 한 번에',
      smartAccount: '스마트 계정',
      gasPaidBy: (payer) => `수수료 부담: ${payer}`,
    },
    wallets: {
      title: '내 지갑',
      active: '사용 중',
      use: (wallet) => `${wallet} 사용하기`,
      leave: (wallet) => `${wallet} 연결 해제`,
      another: '다른 지갑 연결하기',
      now: (wallet) => `현재 사용 중인 지갑: ${wallet}`,
      unnamed: {
        use: '브라우저 지갑 사용하기',
        leave: '브라우저 지갑 연결 해제',
        now: '현재 사용 중인 지갑: 브라우저 지갑',
      },
    },
  }
}
