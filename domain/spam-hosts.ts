// What the ending of an address says: which words are addresses at all, and which endings are bought for spam.

/** With these a host is one even without http or www; «call me.today» wants a space, not a link. */
export const usualEnding =
  /\.(?:com|net|org|za|io|uk|eu|example|biz|info|ru|su|cn|xyz|icu|cc|vip|tk|ml|ga|cf|gq|pw|cyou|sbs)$/;
/** Endings that cost next to nothing, or that are bought for one purpose. */
export const cheapEnding =
  /\.(?:ru|su|cn|biz|info|click|top|xyz|shop|link|live|loan|bet|casino|date|win|icu|cc|vip|buzz|club|fun|space|tk|ml|ga|cf|gq|pw|rest|monster|cyou|sbs|lol|quest|bond|cfd|today|trade|bid|download|stream|review|party|science|men|mom|racing|cam|sex|porn|xxx|adult|dating|deals|bargains|promo|finance|store|money|cash|best)$/;
export const shortener =
  /^(?:bit\.ly|tinyurl\.com|t\.co|goo\.gl|is\.gd|cutt\.ly|rb\.gy|ow\.ly|rebrand\.ly|shorturl\.at|s\.id|v\.gd|t\.ly|tiny\.cc|lnkd\.in|buff\.ly|adf\.ly|bl\.ink|soo\.gd|clck\.ru|vk\.cc|qr\.ae|shorte\.st|t\.me|telegram\.me|wa\.link|linktr\.ee|discord\.gg)$/;
/** Mailboxes for everybody: the host says nothing of its user. */
export const freeMail =
  /^(?:gmail|googlemail|yahoo|ymail|outlook|hotmail|live|msn|icloud|me|aol|proton|protonmail|gmx|zoho|mail|webmail|telkomsa|mweb|vodamail|absamail|iafrica|lantic)\.(?:com|co\.za|net|me|de|co\.uk|fr)$/;
