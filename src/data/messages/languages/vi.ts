import type { Grammar } from '../Grammar'
import type { Messages } from '../Messages'

/** Vietnamese. */
export const messages = ({ locale, count }: Grammar): Messages => {
  const report = {
    label: 'Báo cáo',
    copy: 'Sao chép báo cáo',
    copied: 'Đã sao chép báo cáo',
    copyFailed: 'Không sao chép được. Hãy sao chép báo cáo tại đây:',
  }
  return {
    button: {
      locale,
      dir: 'ltr',
      connect: 'Kết nối ví',
      wrongNetwork: 'Sai mạng',
      dismiss: 'Đóng',
      chooseNetwork: (chain) => `Mạng: ${chain}. Đổi mạng`,
      leaveNetwork: (chain) => `Sai mạng: ${chain}. Đổi mạng`,
      yourAccount: (account, chain, balance) => {
        const place = chain ? `${account} trên ${chain}` : account
        return balance
          ? `${balance} ${place}. Tài khoản`
          : `${place}. Tài khoản`
      },
      pending: 'Giao dịch đang chờ',
      notLoadedShort: 'Không tải được. Thử lại',
    },
    dialogs: {
      locale,
      close: 'Đóng',
      back: 'Quay lại',
      learnMore: 'Tìm hiểu thêm',
      disconnect: 'Ngắt kết nối',
      notLoaded: 'Không tải được. Hãy kiểm tra kết nối và thử lại.',
      connect: {
        title: 'Kết nối ví',
        groups: {
          Recent: 'Gần đây',
          Installed: 'Đã cài đặt',
          Recommended: 'Đề xuất',
          Popular: 'Phổ biến',
          More: 'Ví khác',
          Others: 'Khác',
          Other: 'Khác',
        },
        recent: 'Gần đây',
        installed: 'Đã cài đặt',
        notInstalled: 'Chưa cài đặt',
        unsupported: 'Không hỗ trợ',
        unverified: 'Tên chưa xác minh',
        unverifiedText:
          'Ví này có thể đang mạo danh một ví khác. Chỉ dùng nếu bạn tải ví từ trang web chính thức của ví đó.',
        noWallets:
          'Chưa có ví nào trong trình duyệt này. Hãy tải một ví để bắt đầu.',
        newToWallets: 'Lần đầu dùng ví?',
        browserWallet: 'Ví trình duyệt',
      },
      search: {
        wallets: 'Tìm ví',
        chains: 'Tìm mạng',
        transactions: 'Tìm giao dịch',
        clear: 'Xóa tìm kiếm',
        found: (value) => count(value, { other: '# kết quả' }),
        none: (query) => `Không có kết quả cho “${query}”.`,
        all: 'Hiện tất cả',
      },
      intro: {
        title: 'Ví là gì?',
        ownTitle: 'Token của bạn ở một nơi',
        ownText: 'Gửi, nhận và lưu giữ token cùng vật phẩm sưu tầm.',
        keyTitle: 'Cách đăng nhập đơn giản hơn',
        keyText: (app) =>
          `Kết nối ví để dùng ${app}. Không cần đăng ký hay mật khẩu.`,
        getWallet: 'Tải ví',
        continueWith: (wallet) => `Tiếp tục bằng ${wallet}`,
      },
      get: {
        title: 'Tải ví',
        phoneAndExtension: 'Ứng dụng di động và tiện ích trình duyệt',
        phoneAndDesktop: 'Ứng dụng di động và máy tính',
        phone: 'Ứng dụng di động',
        extension: 'Tiện ích trình duyệt',
        desktop: 'Ứng dụng máy tính',
        get: 'Tải',
        getNamed: (wallet) => `Tải ${wallet}`,
        none: 'Không có ví nào ở đây hỗ trợ thiết bị này.',
        other: 'Không thấy ví bạn cần? Hãy chọn ví khác trong danh sách.',
      },
      asking: {
        confirmIn: (wallet) => `Xác nhận trong ${wallet}`,
        confirmInAny: 'Xác nhận trong ví của bạn',
        confirmText:
          'Hãy chấp thuận kết nối trong ví của bạn. Việc này miễn phí.',
        switchText: (chain) =>
          `Hãy chấp thuận việc đổi sang ${chain} trong ví của bạn.`,
        notInstalled: (wallet) => `${wallet} chưa được cài đặt`,
        notInstalledText: 'Hãy cài đặt rồi quay lại đây để kết nối.',
        notAvailable: (wallet) => `${wallet} không dùng được ở đây`,
        notAvailableText: 'Hãy chọn ví khác để tiếp tục.',
        elsewhere: {
          safe: 'Ví này chỉ hoạt động trong ứng dụng Safe. Hãy mở trang này ở đó hoặc chọn ví khác.',
          computer:
            'Ví này chỉ hoạt động trên máy tính. Hãy mở trang này ở đó hoặc chọn ví khác.',
          phone:
            'Ví này chỉ hoạt động trên điện thoại. Hãy mở trang này ở đó hoặc chọn ví khác.',
          madeFor: (places) =>
            `Ví này chỉ hoạt động với ${places}. Hãy mở trang này ở đó hoặc chọn ví khác.`,
        },
        readyTitle: (wallet) => `${wallet} đã sẵn sàng`,
        readyText: 'Hãy kết nối để tiếp tục.',
        connect: 'Kết nối',
        retry: 'Thử lại',
        openAgain: 'Mở lại',
        otherWallets: 'Ví khác',
        without: (wallet) => `Chưa có ${wallet}?`,
      },
      failures: {
        rejected: {
          title: () => 'Yêu cầu bị từ chối',
          text: 'Yêu cầu đã bị từ chối hoặc đóng trong ví. Hãy thử lại khi bạn sẵn sàng.',
        },
        'already-pending': {
          title: (wallet) => `Yêu cầu đang chờ trong ${wallet}`,
          text: 'Hãy mở ví và phản hồi yêu cầu đang chờ.',
        },
        'timed-out': {
          title: (wallet) => `${wallet} không phản hồi`,
          text: 'Hãy mở ví và phản hồi ở đó, hoặc thử lại.',
        },
        'relay-unreachable': {
          title: (wallet) => `Không liên lạc được với ${wallet}`,
          text: 'Hãy kiểm tra kết nối internet rồi thử lại.',
        },
        'not-installed': {
          title: (wallet) => `${wallet} chưa được cài đặt`,
          text: 'Hãy cài đặt rồi quay lại đây để kết nối.',
        },
        'wallet-gone': {
          title: (wallet) => `${wallet} không còn dùng được`,
          text: 'Ví đã bị gỡ hoặc cập nhật khi trang này đang mở. Hãy tải lại trang để tiếp tục.',
        },
        'connection-lost': {
          title: (wallet) => `Mất kết nối với ${wallet}`,
          text: 'Hãy mở ví, mở khóa rồi thử lại.',
        },
        'chain-unsupported': {
          title: (wallet) => `${wallet} không hỗ trợ mạng này`,
          text: 'Hãy chọn ví khác để tiếp tục.',
        },
        'chain-unknown': {
          title: (wallet) => `Mạng này chưa có trong ${wallet}`,
          text: 'Hãy thêm mạng vào ví rồi thử lại.',
        },
        'sdk-missing': {
          title: (wallet) => `Không tải được ${wallet}`,
          text: 'Hãy kiểm tra kết nối internet rồi thử lại.',
        },
        'popup-blocked': {
          title: (wallet) => `Không mở được ${wallet}`,
          text: 'Hãy mở lại. Nếu không có gì mở ra, hãy cho phép cửa sổ bật lên cho trang này.',
        },
        'storage-blocked': {
          title: (wallet) => `Không kết nối được với ${wallet}`,
          text: 'Trình duyệt của bạn không cho trang này lưu dữ liệu. Hãy cho phép cookie và dữ liệu trang web rồi thử lại.',
        },
        unknown: {
          title: (wallet) => `Không kết nối được với ${wallet}`,
          text: 'Đã xảy ra lỗi. Hãy thử lại hoặc chọn ví khác.',
        },
      },
      refusals: {
        clock:
          'Ngày hoặc giờ trên thiết bị không đúng. Hãy sửa lại rồi thử lại.',
        page: 'Ứng dụng này không được phép dùng WalletConnect. Hãy chọn ví khác hoặc báo cho nhà phát triển ứng dụng.',
      },
      report,
      scan: {
        title: (wallet) => `Quét bằng ${wallet}`,
        anyTitle: 'Quét bằng điện thoại của bạn',
        how: 'Chạm vào nút quét trong ứng dụng ví của bạn.',
        open: (wallet) => `Mở ${wallet}`,
        openAny: 'Mở ví của bạn',
        code: (wallet) => `Mã QR để kết nối ${wallet}`,
        failed: 'Không hiện được mã. Thay vào đó, hãy sao chép liên kết.',
        copy: 'Sao chép liên kết',
        copied: 'Đã sao chép',
        copyFailed: 'Không sao chép được. Hãy chọn liên kết rồi sao chép:',
        link: 'Liên kết để kết nối',
        expires: (left) => `Hết hạn sau ${left}`,
        newCode: 'Mã mới',
        timedOut: 'Hãy mở ví và phản hồi ở đó, hoặc lấy mã mới.',
      },
      download: {
        optionsTitle: (wallet) => `Tải ${wallet}`,
        extensionTitle: (wallet) => `${wallet} trong trình duyệt của bạn`,
        extensionText:
          'Kết nối chỉ với một cú nhấp, ngay trong trình duyệt của bạn.',
        addTo: (browser) => `Thêm vào ${browser}`,
        addToThis: 'Thêm vào trình duyệt',
        desktopTitle: (wallet) => `${wallet} trên máy tính của bạn`,
        desktopText:
          'Ứng dụng trên máy tính của bạn, tách biệt với trình duyệt.',
        desktopGet: 'Tải ứng dụng',
        phoneTitle: (wallet) => `${wallet} trên điện thoại của bạn`,
        phoneText: 'Mang ví theo bạn và kết nối bằng cách quét mã.',
        phoneGet: 'Tải ứng dụng di động',
        title: (wallet) => `Cài đặt ${wallet}`,
        text: 'Quét mã này bằng camera điện thoại để tải ứng dụng.',
        code: (wallet) => `Mã QR để cài đặt ${wallet}`,
        failed: 'Không hiện được mã. Thay vào đó, hãy mở trang tải xuống.',
        orOpen: 'Mở trang tải xuống',
        continue: 'Tiếp tục',
      },
      instructions: {
        title: (wallet) => `Thiết lập ${wallet}`,
        refreshNow: 'Tải lại ngay',
        connect: 'Kết nối',
        installExtension: {
          title: (wallet) => `Cài đặt tiện ích ${wallet}`,
          text: 'Ghim vào thanh công cụ để mở chỉ với một cú nhấp.',
        },
        installApp: {
          title: (wallet) => `Cài đặt ứng dụng ${wallet}`,
          text: 'Thêm vào màn hình chính để mở chỉ với một lần chạm.',
        },
        create: {
          title: () => 'Tạo hoặc nhập ví',
          text: 'Ghi cụm từ khôi phục của bạn ra giấy. Đừng bao giờ chia sẻ với ai hoặc nhập vào trang web.',
        },
        refresh: {
          title: () => 'Tải lại trang này',
          text: 'Sau đó, ví mới của bạn sẽ hiện ở đây.',
        },
        scan: {
          title: () => 'Chạm vào nút quét',
          text: 'Quét mã ở màn hình tiếp theo rồi chấp thuận kết nối.',
        },
      },
      signIn: {
        title: 'Đăng nhập',
        ask: (app) => `Đăng nhập vào ${app}`,
        askText: (wallet) =>
          `Ký một thông điệp trong ${wallet} để chứng minh tài khoản này là của bạn. Việc ký thông điệp này miễn phí và không di chuyển tài sản.`,
        preparing: 'Đang chuẩn bị…',
        sign: 'Ký thông điệp',
        confirmText:
          'Hãy đọc thông điệp trong ví. Chỉ ký nếu thông điệp nêu tên trang web này.',
        waiting: 'Đang chờ…',
        verifying: 'Đang kiểm tra chữ ký của bạn',
        verifyingText: 'Chỉ mất một lát.',
        unprepared: (app) => ({
          title: `${app} không phản hồi`,
          text: 'Chưa có thông điệp để ký. Hãy kiểm tra kết nối rồi thử lại.',
        }),
        unsigned: (wallet) => ({
          title: `${wallet} không ký`,
          text: 'Đã xảy ra lỗi trong ví. Hãy thử lại.',
        }),
        unverified: (app) => ({
          title: `${app} không chấp nhận chữ ký`,
          text: 'Không xác minh được. Hãy ký thông điệp mới để thử lại.',
        }),
        wrongOneText:
          'Ứng dụng này không chạy trên mạng hiện tại của bạn, và ví này không đổi được mạng. Hãy ngắt kết nối rồi kết nối ví khác.',
        cancel: 'Hủy và ngắt kết nối',
      },
      account: {
        title: 'Tài khoản của bạn',
        balance: (amount: string, chain: string) => `${amount} trên ${chain}`,
        balanceOn: (chain) => `trên ${chain}`,
        pending: 'Giao dịch đang chờ',
        copy: 'Sao chép địa chỉ',
        copied: 'Đã sao chép địa chỉ',
        copyFailed: 'Không sao chép được. Hãy sao chép địa chỉ tại đây:',
        address: 'Địa chỉ của bạn',
        receive: 'Nhận',
        tiles: { copy: 'Sao chép', copied: 'Đã xong', explorer: 'Hoạt động' },
        activityOn: (explorer) => `Hoạt động trên ${explorer}`,
        otherWallet: 'Dùng ví khác',
        tokens: 'Token',
        wrong: (account, wallet) =>
          `Ứng dụng này cần tài khoản ${account}. Hãy đổi sang tài khoản đó trong ${wallet} hoặc kết nối ví có tài khoản đó.`,
        recent: {
          title: 'Giao dịch gần đây',
          clear: 'Xóa tất cả',
          undo: 'Hoàn tác',
          more: (value) => count(value, { other: 'Hiện thêm # mục' }),
          none: (app) => `Giao dịch của bạn trong ${app} sẽ hiện ở đây.`,
          unnamed: 'Giao dịch',
          statuses: {
            pending: 'Đang chờ',
            confirmed: 'Đã xác nhận',
            failed: 'Thất bại',
            replaced: 'Đã thay thế',
          },
        },
      },
      network: {
        title: 'Đổi mạng',
        connected: 'Đã kết nối',
        confirm: 'Xác nhận trong ví của bạn',
        wrongTitle: 'Sai mạng',
        wrongText:
          'Ứng dụng này không chạy trên mạng hiện tại của bạn. Hãy chọn mạng khác để tiếp tục.',
        oneTitle: 'Mạng',
        mainnet: 'Mạng chính',
        testnet: 'Mạng thử nghiệm',
        onlyText: 'Ứng dụng này chỉ chạy trên mạng này.',
        oneText:
          'Ví này không đổi được mạng. Để dùng mạng khác, hãy kết nối một ví đang ở sẵn trên mạng đó.',
        wrongOneText:
          'Ứng dụng này không chạy trên mạng hiện tại của bạn, và ví này không đổi được mạng. Hãy kết nối một ví đang dùng một trong các mạng này.',
      },
      unnamed: {
        continueWith: 'Tiếp tục bằng ví trình duyệt',
        ready: 'Ví của bạn đã sẵn sàng',
        pending: 'Có yêu cầu đang chờ trong ví',
        timedOut: 'Ví không phản hồi',
        gone: 'Ví không còn dùng được',
        lost: 'Mất kết nối với ví',
        chainUnsupported: 'Ví của bạn không hỗ trợ mạng này',
        chainUnknown: 'Mạng này chưa có trong ví',
        failed: 'Không kết nối được với ví của bạn',
        askText:
          'Ký một thông điệp trong ví của bạn để chứng minh tài khoản này là của bạn. Việc ký thông điệp này miễn phí và không di chuyển tài sản.',
        unsigned: 'Ví của bạn không ký',
        wrong: (account) =>
          `Ứng dụng này cần tài khoản ${account}. Hãy đổi sang tài khoản đó trong ví của bạn hoặc kết nối ví có tài khoản đó.`,
      },
    },
    choice: {
      tickFirst: 'Hãy chấp nhận điều khoản trước, rồi chọn ví.',
      connectWith: (wallet) => `Kết nối bằng ${wallet}`,
    },
    notice: {
      switchAccount: (account) => `Đổi sang ${account}`,
      wrongAccount: (switchTo, yourAccount) => `${switchTo}. ${yourAccount}`,
      switchFailed: {
        rejected: (chain) => `Việc đổi sang ${chain} đã bị từ chối.`,
        'already-pending': () =>
          'Có yêu cầu đang chờ trong ví. Hãy phản hồi yêu cầu đó trước.',
        'timed-out': () => 'Ví không phản hồi. Hãy mở ví hoặc thử lại.',
        'relay-unreachable': () =>
          'Không liên lạc được với ví. Hãy kiểm tra kết nối rồi thử lại.',
        'not-installed': () =>
          'Trang này không tìm thấy ví của bạn. Hãy kết nối lại.',
        'wallet-gone': () =>
          'Ví đã bị gỡ hoặc cập nhật. Hãy tải lại trang để tiếp tục.',
        'connection-lost': () => 'Mất kết nối với ví. Hãy kết nối lại.',
        'chain-unsupported': (chain) => `Ví của bạn không hỗ trợ ${chain}.`,
        'chain-unknown': (chain) =>
          `${chain} chưa có trong ví. Hãy thêm mạng này trước.`,
        'sdk-missing': () =>
          'Một phần trang này không tải được. Hãy kiểm tra kết nối rồi thử lại.',
        'popup-blocked': () =>
          'Không mở được ví. Hãy cho phép cửa sổ bật lên rồi thử lại.',
        'storage-blocked': () =>
          'Trình duyệt của bạn không cho trang này lưu dữ liệu. Hãy cho phép cookie và dữ liệu trang web rồi thử lại.',
        unknown: (chain) => `Không đổi được sang ${chain}.`,
      },
      notAllowed: (chain) =>
        `Kết nối này không cho phép dùng ${chain}. Hãy kết nối lại hoặc dùng ví khác.`,
      retry: 'Thử lại',
      add: 'Thêm mạng',
      reconnect: 'Kết nối lại',
      reload: 'Tải lại ngay',
      report,
    },
    shell: {
      back: 'Quay lại',
      close: 'Đóng',
      titles: {
        connect: 'Kết nối ví',
        signIn: 'Đăng nhập',
        account: 'Tài khoản của bạn',
        network: 'Đổi mạng',
      },
      notLoaded:
        'Không tải được. Hãy kiểm tra kết nối và thử lại, hoặc tải lại trang.',
      retry: 'Thử lại',
    },
    badges: {
      batching: 'Nhiều giao dịch cùng lúc',
      smartAccount: 'Tài khoản thông minh',
      gasPaidBy: (payer) => `Phí do ${payer} trả`,
    },
    wallets: {
      title: 'Ví của bạn',
      active: 'Đang dùng',
      use: (wallet) => `Dùng ${wallet}`,
      leave: (wallet) => `Ngắt kết nối ${wallet}`,
      another: 'Kết nối ví khác',
      now: (wallet) => `Giờ bạn đang dùng ${wallet}.`,
      unnamed: {
        use: 'Dùng ví trình duyệt',
        leave: 'Ngắt kết nối ví trình duyệt',
        now: 'Giờ bạn đang dùng ví trình duyệt.',
      },
    },
  }
}
