/* Runs before anything else, in any browser: ES5 only. Below Chrome 92 and Safari 15.0 it says so and loads no bundle. */
(function () {
  var root = document.documentElement;
  /* Array.prototype.at came with Chrome 92, Firefox 90 and Safari 15.4; BigInt64Array with Safari 15.0. */
  var apple = /Apple/.test(navigator.vendor || '');
  var high =
    typeof Array.prototype.at === 'function' || (apple && typeof window.BigInt64Array === 'function');

  function kept(key) {
    try {
      return window.localStorage.getItem(key);
    } catch (e) {
      return null;
    }
  }
  function sayTooOld() {
    var page = document.createElement('div');
    page.className = 'below-floor';
    page.innerHTML =
      '<h1>Mavuno</h1>' +
      '<p lang="en">This browser is too old for Mavuno. Update Chrome in the Play Store (version 92 or newer), or use an iPhone with iOS 15 or newer. Nothing you saved before is lost.</p>' +
      '<p lang="sw">Kivinjari hiki ni cha zamani mno kwa Mavuno. Sasisha Chrome kwenye Play Store (toleo la 92 au jipya zaidi), au tumia iPhone yenye iOS 15 au mpya zaidi. Ulichohifadhi awali hakijapotea.</p>';
    document.body.innerHTML = '';
    document.body.appendChild(page);
  }

  /* As in kit/web/initial-language.ts. */
  function languageOf(tags) {
    for (var i = 0; i < tags.length; i++) {
      var base = String(tags[i]).toLowerCase().split('-')[0];
      if (base === 'en' || base === 'sw') return base;
    }
    return 'en';
  }
  var language = languageOf([kept('language')].concat(navigator.languages || []));
  var theme = kept('theme');
  if (theme !== 'light' && theme !== 'dark' && theme !== 'sunlight')
    theme = window.matchMedia && window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  /* A visitor at the root gets the first screen too: the stored session of a farmer names its user. */
  var isVisitor = !/"userId"/.test(kept('mavuno_session') || '');
  var isFirstScreen = /^\/auth\/?$/.test(location.pathname) || (location.pathname === '/' && isVisitor);
  root.className = theme + (isFirstScreen ? ' at-auth' : '');
  root.lang = language;

  if (!high) {
    if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', sayTooOld);
    else sayTooOld();
    return;
  }
  /* The build names the app's scripts here instead of in tags, so that an old browser never fetches them. */
  var named = document.querySelector('meta[name="entry"]');
  var scripts = named ? named.getAttribute('content').split(' ') : [];
  /* The sentences the app opens with, in the language it will speak, come beside it. */
  if (named) scripts.push(named.getAttribute(language === 'sw' ? 'data-sw' : 'data-en'));
  function load() {
    for (var i = 0; i < scripts.length; i++) {
      var tag = document.createElement(i === 0 ? 'script' : 'link');
      if (i === 0) {
        tag.type = 'module';
        tag.src = scripts[i];
      } else {
        tag.rel = 'modulepreload';
        tag.href = scripts[i];
      }
      document.head.appendChild(tag);
    }
  }
  /* First the page that stands here is painted, then the app is fetched; a hidden page has no frames to wait for. */
  if (window.requestAnimationFrame && !document.hidden)
    window.requestAnimationFrame(function () {
      setTimeout(load, 0);
    });
  else load();
  /* A tap on a language before the app runs is not lost. */
  document.addEventListener('click', function (event) {
    var chosen = event.target && event.target.getAttribute && event.target.getAttribute('data-language');
    if (chosen) {
      try {
        window.localStorage.setItem('language', chosen);
        root.lang = chosen;
      } catch (e) {
        /* the phone's own language stays */
      }
    }
  });
})();
