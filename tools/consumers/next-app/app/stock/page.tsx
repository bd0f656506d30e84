import { connection } from 'next/server';
import { StockSearch } from './StockSearch';

const StockPage = async () => {
  await connection();
  return (
    <main>
      <StockSearch now={Date.now()} />
    </main>
  );
};

export default StockPage;
