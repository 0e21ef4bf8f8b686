import type { Grammar } from '../Grammar'
import type { Messages } from '../Messages'

/** Indonesian. */
export const messages = ({ locale, count }: Grammar): Messages => {
  const report = {
    label: 'Laporan',
    copy: 'Salin laporan',
    copied: 'Laporan tersalin',
    copyFailed: 'Tidak dapat menyalin. Salin laporan dari sini:',
  }
  return {
    button: {
      locale,
      dir: 'ltr',
      connect: 'Hubungkan dompet',
      wrongNetwork: 'Jaringan salah',
      dismiss: 'Tutup',
      chooseNetwork: (chain) => `Jaringan: ${chain}. Ganti jaringan`,
      leaveNetwork: (chain) => `Jaringan salah: ${chain}. Ganti jaringan`,
      yourAccount: (account, chain, balance) => {
        const place = chain ? `${account} di ${chain}` : account
        return balance ? `${balance} ${place}. Akun` : `${place}. Akun`
      },
      pending: 'Transaksi tertunda',
      notLoadedShort: 'Gagal dimuat. Coba lagi',
    },
    dialogs: {
      locale,
      close: 'Tutup',
      back: 'Kembali',
      learnMore: 'Selengkapnya',
      disconnect: 'Putuskan koneksi',
      notLoaded: 'Gagal dimuat. Periksa koneksi Anda dan coba lagi.',
      connect: {
        title: 'Hubungkan dompet',
        groups: {
          Recent: 'Terakhir dipakai',
          Installed: 'Terpasang',
          Recommended: 'Disarankan',
          Popular: 'Populer',
          More: 'Lainnya',
          Others: 'Lainnya',
          Other: 'Lainnya',
        },
        recent: 'Baru dipakai',
        installed: 'Terpasang',
        notInstalled: 'Belum terpasang',
        unsupported: 'Tidak didukung',
        unverified: 'Nama tak terverifikasi',
        unverifiedText:
          'Dompet ini mungkin menyamar sebagai dompet lain. Gunakan hanya jika Anda mendapatkannya dari situs web resmi dompet itu.',
        noWallets:
          'Belum ada dompet di browser ini. Dapatkan satu untuk memulai.',
        newToWallets: 'Dompet pertama?',
        browserWallet: 'Dompet browser',
      },
      search: {
        wallets: 'Cari dompet',
        chains: 'Cari jaringan',
        transactions: 'Cari transaksi',
        clear: 'Hapus pencarian',
        found: (value) => count(value, { other: '# hasil' }),
        none: (query) => `Tidak ada hasil untuk “${query}”.`,
        all: 'Tampilkan semua',
      },
      intro: {
        title: 'Apa itu dompet?',
        ownTitle: 'Token Anda di satu tempat',
        ownText: 'Kirim, terima, dan simpan token serta barang koleksi.',
        keyTitle: 'Cara masuk yang lebih mudah',
        keyText: (app) =>
          `Hubungkan dompet Anda untuk memakai ${app}. Tanpa pendaftaran, tanpa kata sandi.`,
        getWallet: 'Dapatkan dompet',
        continueWith: (wallet) => `Lanjutkan dengan ${wallet}`,
      },
      get: {
        title: 'Dapatkan dompet',
        phoneAndExtension: 'Aplikasi seluler dan ekstensi browser',
        phoneAndDesktop: 'Aplikasi seluler dan desktop',
        phone: 'Aplikasi seluler',
        extension: 'Ekstensi browser',
        desktop: 'Aplikasi desktop',
        get: 'Dapatkan',
        getNamed: (wallet) => `Dapatkan ${wallet}`,
        none: 'Tidak ada dompet di sini yang mendukung perangkat ini.',
        other: 'Bukan yang Anda cari? Pilih dompet lain dari daftar.',
      },
      asking: {
        confirmIn: (wallet) => `Konfirmasi di ${wallet}`,
        confirmInAny: 'Konfirmasi di dompet Anda',
        confirmText: 'Setujui koneksi di dompet Anda. Ini gratis.',
        switchText: (chain) => `Setujui peralihan ke ${chain} di dompet Anda.`,
        notInstalled: (wallet) => `${wallet} belum terpasang`,
        notInstalledText: 'Pasang dahulu, lalu kembali untuk menghubungkannya.',
        notAvailable: (wallet) => `${wallet} tidak tersedia di sini`,
        notAvailableText: 'Pilih dompet lain untuk melanjutkan.',
        elsewhere: {
          safe: 'Hanya berfungsi di dalam aplikasi Safe. Buka halaman ini di sana, atau pilih dompet lain.',
          computer:
            'Hanya berfungsi di komputer. Buka halaman ini di sana, atau pilih dompet lain.',
          phone:
            'Hanya berfungsi di ponsel. Buka halaman ini di sana, atau pilih dompet lain.',
          madeFor: (places) =>
            `Hanya berfungsi dengan ${places}. Buka halaman ini di sana, atau pilih dompet lain.`,
        },
        readyTitle: (wallet) => `${wallet} siap`,
        readyText: 'Hubungkan untuk melanjutkan.',
        connect: 'Hubungkan',
        retry: 'Coba lagi',
        openAgain: 'Buka lagi',
        otherWallets: 'Dompet lain',
        without: (wallet) => `Tidak punya ${wallet}?`,
      },
      failures: {
        rejected: {
          title: () => 'Permintaan ditolak',
          text: 'Permintaan ditolak atau ditutup di dompet Anda. Coba lagi saat Anda siap.',
        },
        'already-pending': {
          title: (wallet) => `Permintaan menunggu di ${wallet}`,
          text: 'Buka dompet Anda dan tanggapi permintaan yang menunggu.',
        },
        'timed-out': {
          title: (wallet) => `${wallet} tidak merespons`,
          text: 'Buka dompet Anda dan tanggapi di sana, atau coba lagi.',
        },
        'relay-unreachable': {
          title: (wallet) => `Tidak dapat menjangkau ${wallet}`,
          text: 'Periksa koneksi internet Anda, lalu coba lagi.',
        },
        'not-installed': {
          title: (wallet) => `${wallet} belum terpasang`,
          text: 'Pasang dahulu, lalu kembali untuk menghubungkannya.',
        },
        'wallet-gone': {
          title: (wallet) => `${wallet} tidak lagi tersedia`,
          text: 'Dompet dihapus atau diperbarui saat halaman ini terbuka. Muat ulang halaman untuk melanjutkan.',
        },
        'connection-lost': {
          title: (wallet) => `Koneksi ke ${wallet} terputus`,
          text: 'Buka dompet Anda, buka kuncinya, lalu coba lagi.',
        },
        'chain-unsupported': {
          title: (wallet) => `${wallet} tidak mendukung jaringan ini`,
          text: 'Pilih dompet lain untuk melanjutkan.',
        },
        'chain-unknown': {
          title: (wallet) => `Jaringan ini belum ada di ${wallet}`,
          text: 'Tambahkan jaringan ini di dompet Anda, lalu coba lagi.',
        },
        'sdk-missing': {
          title: (wallet) => `Tidak dapat memuat ${wallet}`,
          text: 'Periksa koneksi internet Anda, lalu coba lagi.',
        },
        'popup-blocked': {
          title: (wallet) => `Tidak dapat membuka ${wallet}`,
          text: 'Buka lagi. Jika tidak ada yang terbuka, izinkan pop-up untuk halaman ini.',
        },
        'storage-blocked': {
          title: (wallet) => `Tidak dapat terhubung ke ${wallet}`,
          text: 'Browser Anda tidak mengizinkan halaman ini menyimpan data. Izinkan cookie dan data situs, lalu coba lagi.',
        },
        unknown: {
          title: (wallet) => `Tidak dapat terhubung ke ${wallet}`,
          text: 'Terjadi kesalahan. Coba lagi atau pilih dompet lain.',
        },
      },
      refusals: {
        clock:
          'Tanggal atau waktu perangkat Anda salah. Perbaiki, lalu coba lagi.',
        page: 'Aplikasi ini tidak diizinkan menggunakan WalletConnect. Pilih dompet lain, atau beri tahu pembuat aplikasi.',
      },
      report,
      scan: {
        title: (wallet) => `Pindai dengan ${wallet}`,
        anyTitle: 'Pindai dengan ponsel Anda',
        how: 'Ketuk tombol pindai di aplikasi dompet Anda.',
        open: (wallet) => `Buka ${wallet}`,
        openAny: 'Buka dompet Anda',
        code: (wallet) => `Kode QR untuk menghubungkan ${wallet}`,
        failed: 'Kode tidak dapat ditampilkan. Salin tautan sebagai gantinya.',
        copy: 'Salin tautan',
        copied: 'Tersalin',
        copyFailed: 'Tidak dapat menyalin. Pilih tautannya lalu salin:',
        link: 'Tautan koneksi',
        expires: (left) => `Kedaluwarsa dalam ${left}`,
        newCode: 'Kode baru',
        timedOut:
          'Buka dompet Anda dan tanggapi di sana, atau dapatkan kode baru.',
      },
      download: {
        optionsTitle: (wallet) => `Dapatkan ${wallet}`,
        extensionTitle: (wallet) => `${wallet} di browser Anda`,
        extensionText:
          'Hubungkan dengan sekali klik, langsung di browser Anda.',
        addTo: (browser) => `Tambahkan ke ${browser}`,
        addToThis: 'Tambahkan ke browser',
        desktopTitle: (wallet) => `${wallet} di komputer Anda`,
        desktopText: 'Aplikasi di komputer Anda, terpisah dari browser.',
        desktopGet: 'Dapatkan aplikasi',
        phoneTitle: (wallet) => `${wallet} di ponsel Anda`,
        phoneText: 'Bawa dompet Anda dan hubungkan dengan memindai kode.',
        phoneGet: 'Dapatkan aplikasi seluler',
        title: (wallet) => `Pasang ${wallet}`,
        text: 'Pindai kode ini dengan kamera ponsel untuk mendapatkan aplikasinya.',
        code: (wallet) => `Kode QR untuk memasang ${wallet}`,
        failed:
          'Kode tidak dapat ditampilkan. Buka halaman unduhan sebagai gantinya.',
        orOpen: 'Buka halaman unduhan',
        continue: 'Lanjutkan',
      },
      instructions: {
        title: (wallet) => `Siapkan ${wallet}`,
        refreshNow: 'Muat ulang sekarang',
        connect: 'Hubungkan',
        installExtension: {
          title: (wallet) => `Pasang ekstensi ${wallet}`,
          text: 'Sematkan ke bilah alat agar terbuka dengan sekali klik.',
        },
        installApp: {
          title: (wallet) => `Pasang aplikasi ${wallet}`,
          text: 'Tambahkan ke layar utama agar terbuka dengan sekali ketuk.',
        },
        create: {
          title: () => 'Buat atau impor dompet',
          text: 'Catat frasa pemulihan Anda di kertas. Jangan pernah membagikannya atau mengetiknya di situs web.',
        },
        refresh: {
          title: () => 'Muat ulang halaman ini',
          text: 'Setelah itu, dompet baru Anda akan muncul di sini.',
        },
        scan: {
          title: () => 'Ketuk tombol pindai',
          text: 'Pindai kode di layar berikutnya, lalu setujui koneksinya.',
        },
      },
      signIn: {
        title: 'Masuk',
        ask: (app) => `Masuk ke ${app}`,
        askText: (wallet) =>
          `Tanda tangani pesan di ${wallet} untuk membuktikan akun ini milik Anda. Menandatangani pesan ini gratis dan tidak memindahkan dana.`,
        preparing: 'Menyiapkan…',
        sign: 'Tanda tangani pesan',
        confirmText:
          'Baca pesan di dompet Anda. Tanda tangani hanya jika pesan itu menyebut situs ini.',
        waiting: 'Menunggu…',
        verifying: 'Memeriksa tanda tangan Anda',
        verifyingText: 'Ini hanya sebentar.',
        unprepared: (app) => ({
          title: `${app} tidak merespons`,
          text: 'Belum ada pesan untuk ditandatangani. Periksa koneksi Anda, lalu coba lagi.',
        }),
        unsigned: (wallet) => ({
          title: `${wallet} tidak menandatangani`,
          text: 'Terjadi kesalahan di dompet Anda. Coba lagi.',
        }),
        unverified: (app) => ({
          title: `${app} tidak menerima tanda tangan`,
          text: 'Tidak dapat diverifikasi. Tanda tangani pesan baru untuk mencoba lagi.',
        }),
        wrongOneText:
          'Aplikasi ini tidak berjalan di jaringan Anda saat ini, dan dompet ini tidak dapat menggantinya. Putuskan koneksinya, lalu hubungkan dompet lain.',
        cancel: 'Batalkan dan putuskan koneksi',
      },
      account: {
        title: 'Akun Anda',
        balance: (amount: string, chain: string) => `${amount} di ${chain}`,
        balanceOn: (chain) => `di ${chain}`,
        pending: 'Transaksi tertunda',
        copy: 'Salin alamat',
        copied: 'Alamat tersalin',
        copyFailed: 'Tidak dapat menyalin. Salin alamat Anda dari sini:',
        address: 'Alamat Anda',
        receive: 'Terima',
        tiles: { copy: 'Salin', copied: 'Tersalin', explorer: 'Aktivitas' },
        activityOn: (explorer) => `Aktivitas di ${explorer}`,
        otherWallet: 'Gunakan dompet lain',
        tokens: 'Token',
        wrong: (account, wallet) =>
          `Aplikasi ini memerlukan akun ${account}. Ganti ke akun itu di ${wallet} atau hubungkan dompet yang memilikinya.`,
        recent: {
          title: 'Transaksi terbaru',
          clear: 'Hapus semua',
          undo: 'Urungkan',
          more: (value) => count(value, { other: 'Tampilkan # lagi' }),
          none: (app) => `Transaksi Anda di ${app} akan muncul di sini.`,
          unnamed: 'Transaksi',
          statuses: {
            pending: 'Tertunda',
            confirmed: 'Terkonfirmasi',
            failed: 'Gagal',
            replaced: 'Diganti',
          },
        },
      },
      network: {
        title: 'Ganti jaringan',
        connected: 'Terhubung',
        confirm: 'Konfirmasi di dompet Anda',
        wrongTitle: 'Jaringan salah',
        wrongText:
          'Aplikasi ini tidak berjalan di jaringan Anda saat ini. Pilih yang lain untuk melanjutkan.',
        oneTitle: 'Jaringan',
        mainnet: 'Mainnet',
        testnet: 'Testnet',
        onlyText: 'Aplikasi ini hanya berjalan di jaringan ini.',
        oneText:
          'Dompet ini tidak dapat mengganti jaringan. Untuk memakai jaringan lain, hubungkan dompet yang sudah berada di sana.',
        wrongOneText:
          'Aplikasi ini tidak berjalan di jaringan Anda saat ini, dan dompet ini tidak dapat menggantinya. Hubungkan dompet yang berada di salah satu jaringan ini.',
      },
      unnamed: {
        continueWith: 'Lanjutkan dengan dompet browser',
        ready: 'Dompet Anda siap',
        pending: 'Ada permintaan menunggu di dompet Anda',
        timedOut: 'Dompet Anda tidak merespons',
        gone: 'Dompet Anda tidak lagi tersedia',
        lost: 'Koneksi ke dompet Anda terputus',
        chainUnsupported: 'Dompet Anda tidak mendukung jaringan ini',
        chainUnknown: 'Jaringan ini belum ada di dompet Anda',
        failed: 'Tidak dapat terhubung ke dompet Anda',
        askText:
          'Tanda tangani pesan di dompet Anda untuk membuktikan akun ini milik Anda. Menandatangani pesan ini gratis dan tidak memindahkan dana.',
        unsigned: 'Dompet Anda tidak menandatangani',
        wrong: (account) =>
          `Aplikasi ini memerlukan akun ${account}. Ganti ke akun itu di dompet Anda atau hubungkan dompet yang memilikinya.`,
      },
    },
    choice: {
      tickFirst: 'Setujui ketentuannya dahulu, lalu pilih dompet.',
      connectWith: (wallet) => `Hubungkan dengan ${wallet}`,
    },
    notice: {
      switchAccount: (account) => `Ganti ke ${account}`,
      wrongAccount: (switchTo, yourAccount) => `${switchTo}. ${yourAccount}`,
      switchFailed: {
        rejected: (chain) => `Peralihan ke ${chain} ditolak.`,
        'already-pending': () =>
          'Ada permintaan menunggu di dompet Anda. Tanggapi permintaan itu dahulu.',
        'timed-out': () =>
          'Dompet Anda tidak merespons. Buka dompet atau coba lagi.',
        'relay-unreachable': () =>
          'Tidak dapat menjangkau dompet Anda. Periksa koneksi Anda, lalu coba lagi.',
        'not-installed': () =>
          'Halaman ini tidak menemukan dompet Anda. Hubungkan lagi.',
        'wallet-gone': () =>
          'Dompet Anda dihapus atau diperbarui. Muat ulang halaman untuk melanjutkan.',
        'connection-lost': () =>
          'Koneksi ke dompet Anda terputus. Hubungkan lagi.',
        'chain-unsupported': (chain) => `Dompet Anda tidak mendukung ${chain}.`,
        'chain-unknown': (chain) =>
          `${chain} belum ada di dompet Anda. Tambahkan jaringan itu dahulu.`,
        'sdk-missing': () =>
          'Sebagian halaman ini gagal dimuat. Periksa koneksi Anda, lalu coba lagi.',
        'popup-blocked': () =>
          'Tidak dapat membuka dompet Anda. Izinkan pop-up, lalu coba lagi.',
        'storage-blocked': () =>
          'Browser Anda tidak mengizinkan halaman ini menyimpan data. Izinkan cookie dan data situs, lalu coba lagi.',
        unknown: (chain) => `Tidak dapat beralih ke ${chain}.`,
      },
      notAllowed: (chain) =>
        `Koneksi ini tidak mengizinkan ${chain}. Hubungkan lagi atau gunakan dompet lain.`,
      retry: 'Coba lagi',
      add: 'Tambah jaringan',
      reconnect: 'Hubungkan lagi',
      reload: 'Muat ulang sekarang',
      report,
    },
    shell: {
      back: 'Kembali',
      close: 'Tutup',
      titles: {
        connect: 'Hubungkan dompet',
        signIn: 'Masuk',
        account: 'Akun Anda',
        network: 'Ganti jaringan',
      },
      notLoaded:
        'Gagal dimuat. Periksa koneksi Anda dan coba lagi, atau muat ulang halaman.',
      retry: 'Coba lagi',
    },
    badges: {
      batching: 'Beberapa transaksi sekaligus',
      smartAccount: 'Akun pintar',
      gasPaidBy: (payer) => `Biaya dibayar oleh ${payer}`,
    },
    wallets: {
      title: 'Dompet Anda',
      active: 'Aktif',
      use: (wallet) => `Gunakan ${wallet}`,
      leave: (wallet) => `Putuskan koneksi ${wallet}`,
      another: 'Hubungkan dompet lain',
      now: (wallet) => `${wallet} kini aktif.`,
      unnamed: {
        use: 'Gunakan dompet browser',
        leave: 'Putuskan koneksi dompet browser',
        now: 'Dompet browser kini aktif.',
      },
    },
  }
}
